import type { AgeGroup } from '#contract/lesson-book.ts'
import { ageProfiles, unfitWords } from '#lesson/age-groups.ts'
import { archaic } from '#lesson/words/archaic.ts'
import { readabilityOf } from '#lesson/words/sentences.ts'
import { makesLoveAReward } from '#lesson/checks/words.ts'
import { timesIn } from '#lesson/scripture/bible.ts'
import { newWordsIn } from '#lesson/words/faith-words.ts'
import { unfamiliarShare } from '#lesson/words/familiar-words.ts'
import type { BankActivity, Story } from './bank.ts'

/** What keeps a story of the bank from passing the gate at its age, as sentences for whoever writes it. */
export function storyFaults(story: Story): string[] {
  const faults = [
    ...retellingFaults(story.children.join('\n'), 'children').map((says) => `6-11: ${says}`),
    ...retellingFaults(story.youngKids.join('\n'), 'young-kids').map((says) => `3-5: ${says}`),
  ]
  const said = timesIn(story.youngKids.join('\n'), story.refrain)
  if (said < 3) faults.push(`3-5: the refrain comes ${said} times, not three`)
  return faults
}

function retellingFaults(text: string, age: AgeGroup): string[] {
  const profile = ageProfiles[age]
  const { words, mean, longest, grade } = readabilityOf(text)
  const { share, words: hard } = unfamiliarShare(text)
  const unfit = unfitWords[age].exec(text)?.[0]
  const faith = newWordsIn(text, age)
  // The engine adds the bottom line to a story; what is here leaves room for it.
  const [least, most] = profile.storyWords
  return [
    words < least || words > most - 20 ? `${words} words, not ${least} to ${most - 20}` : '',
    mean > profile.meanSentence ? `${mean.toFixed(1)} words a sentence, not ${profile.meanSentence}` : '',
    longest > profile.longestSentence ? `a sentence of ${longest} words, not ${profile.longestSentence}` : '',
    grade > profile.grade[1] || grade < profile.grade[0] + 0.2 ? `grade ${grade.toFixed(1)}, not ${profile.grade.join(' to ')}` : '',
    share > profile.unfamiliarShare ? `${(share * 100).toFixed(1)} % hard words: ${[...new Set(hard)].join(', ')}` : '',
    unfit ? `the word "${unfit}"` : '',
    faith.length > profile.newWords || (age === 'young-kids' && faith.some((one) => one.abstract))
      ? `too many faith words: ${faith.map((one) => one.word).join(', ')}`
      : '',
    archaic.test(text) ? `English of another time: ${archaic.exec(text)?.[0]}` : '',
    text.split('\n').some(makesLoveAReward) ? 'God’s love as a reward' : '',
  ].filter(Boolean)
}

/** What keeps an activity of the bank from fitting its age. */
export function activityFaults(activity: BankActivity, age: AgeGroup): string[] {
  const profile = ageProfiles[age]
  const unfit = unfitWords[age].exec(JSON.stringify(activity))?.[0]
  return [
    activity.steps.length > profile.activitySteps && 'has too many steps',
    activity.materials.length > Math.min(4, profile.suppliesEach) && 'needs too many things',
    activity.prepMinutes > profile.prepMinutes && 'takes too long to prepare',
    activity.minutes > profile.changeMinutes && `takes more than ${profile.changeMinutes} minutes`,
    unfit !== undefined && `has the word "${unfit}"`,
  ].flatMap((fault) => (fault ? [`${age}: "${activity.title}" ${fault}`] : []))
}

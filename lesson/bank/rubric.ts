import type { AgeGroup } from '#contract/lesson-book.ts'
import { ageProfiles, unfitWords } from '#lesson/age-groups.ts'
import { archaic } from '#lesson/analyse/modern-english.ts'
import { readabilityOf } from '#lesson/analyse/sentences.ts'
import { isFragment } from '#lesson/analyse/whole-sentences.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { makesLoveAReward } from '#lesson/checks/words.ts'
import { isClosed } from '#lesson/checks/questions.ts'
import { timesIn } from '#lesson/scripture/bible.ts'
import { newWordsIn } from '#lesson/words/faith-words.ts'
import { unfamiliarShare } from '#lesson/words/familiar-words.ts'
import type { Story, Theme, Truth } from './bank.ts'

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

/** What keeps a theme of the bank from passing the gate. The verses are tested against the translations elsewhere. */
export function themeFaults(theme: Theme): string[] {
  const ages = ['teens', 'children', 'young-kids'] as const
  const faults: (string | false)[] = []
  for (const age of ages) {
    const profile = ageProfiles[age]
    const activities = theme.activities[age]
    faults.push(
      countWords(theme.truth[age]) > profile.bottomLineWords && `${age}: the truth is too long`,
      countWords(theme.titles[age]) > profile.titleWords && `${age}: the title is too long`,
      countWords(theme.verseMeaning[age]) > profile.verseHelpWords && `${age}: the help for the verse is too long`,
      activities.length < 3 && `${age}: ${activities.length} activities, not three`,
      !activities.some((one) => one.kind === 'move') && `${age}: no activity moves`,
      !activities.some((one) => one.prepMinutes === 0) && `${age}: every activity needs preparation`,
      ...activities.flatMap((one) => [
        one.steps.length > profile.activitySteps && `${age}: "${one.title}" has too many steps`,
        one.materials.length > Math.min(4, profile.suppliesEach) && `${age}: "${one.title}" needs too many things`,
        one.prepMinutes > profile.prepMinutes && `${age}: "${one.title}" takes too long to prepare`,
        one.minutes > profile.changeMinutes && `${age}: "${one.title}" takes more than ${profile.changeMinutes} minutes`,
      ]),
    )
    const text = JSON.stringify([
      theme.titles[age],
      theme.truth[age],
      theme.verseMeaning[age],
      theme.questions[age],
      activities,
      theme.prayer[age],
    ])
    const unfit = unfitWords[age].exec(text)?.[0]
    faults.push(makesLoveAReward(text) && `${age}: God’s love as a reward`)
    faults.push(unfit !== undefined && `${age}: the word "${unfit}"`)
    const abstract = age === 'young-kids' ? newWordsIn(text, age).filter((one) => one.abstract) : []
    faults.push(abstract.length > 0 && `${age}: abstract: ${abstract.map((one) => one.word).join(', ')}`)
  }
  const { teens, children, 'young-kids': young } = theme.questions
  const asked: [AgeGroup, string[]][] = [
    ['teens', [teens.observe, ...teens.interpret, ...teens.apply, teens.doubt]],
    ['children', [children.recall, children.why, ...children.apply]],
    ['young-kids', [young.recall, young.feel]],
  ]
  for (const [age, questions] of asked)
    for (const question of questions)
      faults.push(
        isClosed(question) && `${age}: "${question}" can be answered with yes or no`,
        countWords(question) > ageProfiles[age].questionWords && `${age}: "${question}" is too long`,
        !question.includes('?') && `${age}: "${question}" asks nothing`,
      )
  for (const age of ['teens', 'children'] as const) {
    faults.push(theme.days[age].length !== 7 && `${age}: ${theme.days[age].length} days, not seven`)
    for (const day of theme.days[age]) faults.push(countWords(day) > ageProfiles[age].challengeWords && `${age}: a day is too long: ${day}`)
  }
  faults.push(
    theme.song.lyrics.length < 4 && 'the song needs four lines',
    theme.song.lyrics.length > 8 && 'the song has more than eight lines',
  )
  for (const line of theme.song.lyrics) faults.push(countWords(line) > 7 && `a line of the song is too long: ${line}`)
  for (const [name, text] of [
    ['opening', theme.opening],
    ['closing', theme.closing],
  ] as const) {
    const { words, mean, longest, grade } = readabilityOf(text)
    faults.push(
      (words < 50 || words > 110) && `the ${name} has ${words} words, not 50 to 110`,
      (grade < 5 || grade > 11) && `the ${name} reads at grade ${grade.toFixed(1)}, not 5 to 11`,
      mean > 25 && `the ${name} has ${mean.toFixed(1)} words a sentence`,
      longest > 35 && `the ${name} has a sentence of ${longest} words`,
      unfamiliarShare(text).share > 0.16 && `the ${name} has too many hard words: ${unfamiliarShare(text).words.join(', ')}`,
    )
  }
  return faults.filter((one) => typeof one === 'string')
}

/** What keeps a truth of the bank from being a key point of the younger ages. */
export function truthFaults(truth: Truth): string[] {
  const texts = [
    ['children', truth.children],
    ['young-kids', truth['young-kids']],
  ] as const
  return texts.flatMap(([age, text]) =>
    [
      countWords(text) > ageProfiles[age].bottomLineWords && `${age}: "${text}" is too long`,
      isFragment(text) && `${age}: "${text}" states nothing`,
      unfitWords[age].test(text) && `${age}: "${text}" has a word that is not for this age`,
      age === 'young-kids' && newWordsIn(text, age).some((one) => one.abstract) && `${age}: "${text}" is abstract`,
    ].filter((one) => typeof one === 'string'),
  )
}

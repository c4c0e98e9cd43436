import { ageGroups, type AgeGroup } from '#contract/lesson-book.ts'
import { ageProfiles, unfitWords } from '#lesson/age-groups.ts'
import { archaic } from '#lesson/words/archaic.ts'
import { readabilityOf } from '#lesson/words/sentences.ts'
import { isClosed } from '#lesson/checks/questions.ts'
import { isFreeTune } from '#lesson/checks/week.ts'
import { makesLoveAReward } from '#lesson/checks/words.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { newWordsIn } from '#lesson/words/faith-words.ts'
import { unfamiliarShare } from '#lesson/words/familiar-words.ts'
import type { Claim } from './claim-shapes.ts'

const british =
  /\b(?:colour|neighbour|favourite|honour|saviour|centre|grey|whilst|towards|mum|for ever|organis\w*|realis\w*|recognis\w*|practise|travell\w*|amongst|turned round|plaster|storey|fulfil)\b/i
const cliche =
  /\b(?:walk with the Lord|on fire for|lean in|do life|season of|blessed to|brokenness|unpack|impact|intentional|let go and let God|plugged in|glued to|social media|playlist|wi-?fi|superhero|awesome|amazing|God-shaped|quiet time|boys and girls|at the end of the day|in a world)\b/i

/** Every text inside a value of the bank. */
export const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []

/** Words that no lesson for the age may have, whatever it says. */
export function wordFaults(age: AgeGroup, value: unknown): string[] {
  const text = textsIn(value).join('\n')
  const abstract = age === 'young-kids' ? newWordsIn(text, age).filter((one) => one.abstract) : []
  return [
    unfitWords[age].test(text) && `the word "${unfitWords[age].exec(text)?.[0]}" is not for ${age}`,
    makesLoveAReward(text) && 'God’s love as a reward',
    archaic.test(text.replace(/"[^"]*"/g, '')) && `English of another time: "${archaic.exec(text)?.[0]}"`,
    british.test(text) && `British: "${british.exec(text)?.[0]}"`,
    cliche.test(text) && `worn out: "${cliche.exec(text)?.[0]}"`,
    age !== 'teens' && /Yahweh/.test(text) && `"Yahweh" for ${age}`,
    abstract.length > 0 && `abstract for ${age}: ${abstract.map((one) => one.word).join(', ')}`,
  ].filter((one) => one !== false)
}

/** How a text misses what its age reads; a `whole` one is measured for grade and hard words too. */
export function readingFaults(age: AgeGroup, text: string, [least, most]: [number, number], whole = true): string[] {
  const profile = ageProfiles[age]
  const { words, mean, longest, grade, sentences } = readabilityOf(text)
  const hard = unfamiliarShare(text)
  return [
    (words < least || words > most) && `${words} words, not ${least} to ${most}`,
    sentences > 1 && mean > profile.meanSentence && `${mean.toFixed(1)} words a sentence, not ${profile.meanSentence}`,
    longest > profile.longestSentence && `a sentence of ${longest} words, not ${profile.longestSentence}`,
    whole &&
      words >= 70 &&
      (grade > profile.grade[1] || grade < profile.grade[0]) &&
      `grade ${grade.toFixed(1)}, not ${profile.grade.join(' to ')}`,
    whole &&
      hard.share > profile.unfamiliarShare &&
      `${(hard.share * 100).toFixed(1)} % hard words, not ${profile.unfamiliarShare * 100}: ${[...new Set(hard.words)].join(', ')}`,
  ].filter((one) => one !== false)
}

export function questionFaults(age: AgeGroup, questions: string[]): string[] {
  return questions.flatMap((question) =>
    [
      countWords(question.replace(/\([^()]*\)/g, '')) > ageProfiles[age].questionWords && `"${question}" is too long`,
      isClosed(question) && `"${question}" can be answered with yes or no`,
      !question.includes('?') && `"${question}" asks nothing`,
    ].filter((one) => one !== false),
  )
}

/** Seven days, each short enough for the age. */
export function weekFaults(age: AgeGroup, week: string[], most = ageProfiles[age].challengeWords): string[] {
  return [
    ...(week.length === 7 ? [] : [`${week.length} days, not seven`]),
    ...week.filter((day) => countWords(day) > most).map((day) => `a day is too long: ${day}`),
  ]
}

export function songFaults({ tune, lyrics }: Claim['song']): string[] {
  return [
    ...(isFreeTune(tune) ? [] : [`a tune that may need a license: ${tune}`]),
    ...(lyrics.length < 4 || lyrics.length > 8 ? ['the song has four to eight lines'] : []),
    ...lyrics.filter((line) => countWords(line) > 7).map((line) => `a line of the song is too long: ${line}`),
  ]
}

const longWords = (text: string) => new Set(text.toLowerCase().match(/[a-z']{4,}/g))
/** Pairs of wordings that share more than half of their words: one preacher, twice. */
function alike(said: string[]): string[] {
  return said.flatMap((one, at) =>
    said.slice(at + 1).flatMap((other) => {
      const [a, b] = [longWords(one), longWords(other)]
      const both = [...a].filter((word) => b.has(word)).length
      return both / Math.max(1, Math.min(a.size, b.size)) > 0.5 ? [`said twice: "${one}" and "${other}"`] : []
    }),
  )
}

/** What keeps a claim of the bank from being printed, as sentences for whoever writes it. */
export function claimFaults(claim: Claim): string[] {
  const { bottomLine, questions, week, song } = claim
  const named = (name: string, faults: string[]) => faults.map((fault) => `${name}: ${fault}`)
  const own: Record<AgeGroup, unknown> = {
    teens: [bottomLine.teens, questions.teens, claim.prayer.teens, week.teens, claim.opening, claim.closing],
    children: [bottomLine.children, questions.children, claim.prayer.children, week.children],
    'young-kids': [bottomLine['young-kids'], questions['young-kids'], claim.prayer['young-kids'], claim.tonight, song],
  }
  return [
    claim.said.length < 10 && `said ${claim.said.length} ways, not 10`,
    countWords(claim.truth) > 22 && 'the truth has more than 22 words',
    bottomLine.teens.length !== 2 && 'teens: two wordings of the bottom line',
    ...[
      ...bottomLine.teens.map((line) => ['teens', line] as const),
      ['children', bottomLine.children] as const,
      ['young-kids', bottomLine['young-kids']] as const,
    ].map(([age, line]) => countWords(line) > ageProfiles[age].bottomLineWords && `${age}: the bottom line is too long: ${line}`),
    ...alike(claim.said),
    ...named('opening', readingFaults('teens', claim.opening, [65, 115])),
    ...named('closing', readingFaults('teens', claim.closing, [75, 125])),
    questions.teens.apply.length !== 2 && 'teens: two questions that apply',
    questions.children.length !== 2 && 'children: two questions',
    questions['young-kids'].length !== 1 && 'young kids: one question',
    ...questionFaults('teens', [...questions.teens.apply, questions.teens.doubt]),
    ...questionFaults('children', questions.children),
    ...questionFaults('young-kids', questions['young-kids']),
    ...(['teens', 'children'] as const).flatMap((age) => named(age, weekFaults(age, week[age]))),
    countWords(claim.tonight) > 25 && 'tonight has more than 25 words',
    ...songFaults(song),
    ...ageGroups.flatMap((age) => wordFaults(age, own[age])),
    ...named('prayer and tonight, 3-5', readingFaults('young-kids', `${claim.prayer['young-kids']}\n${claim.tonight}`, [8, 65], false)),
    ...named('prayer and week, 6-11', readingFaults('children', [claim.prayer.children, ...week.children].join('\n'), [60, 250])),
  ].filter((one) => one !== false)
}

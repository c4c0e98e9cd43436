import { ageGroups, type AgeGroup } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { readabilityOf } from '#lesson/words/sentences.ts'
import { isCommon } from '#lesson/checks/common-supplies.ts'
import { hasMotion, isGrim, turnsItsSense } from '#lesson/checks/verse.ts'
import type { Bible } from '#lesson/scripture/bible.ts'
import { textOf } from '#lesson/scripture/bible.ts'
import { isFamiliar } from '#lesson/words/familiar-words.ts'
import { countWords } from '#lesson/words/count-words.ts'
import type { Story } from './bank.ts'
import { questionFaults, readingFaults, textsIn, wordFaults } from './claim-faults.ts'
import type { Angle, AngleActivity } from './claim-shapes.ts'

export const plainMarks = (text: string): string => text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'")
const hazard =
  /\b(?:neck|plastic bag|stove|street|blindfold\w*|eyes closed|close your eyes|balloon\w*|beads?|coins?|buttons?|candles?|grapes?|nuts?|popcorn|string|rope|marbles?|needles?|matches)\b/i

/** A teen may hold a coin and a string. */
const hazardForTeens = /\b(?:neck|plastic bag|stove|blindfold\w*|eyes closed|close your eyes|candles?|needles?|matches)\b/i

/** What keeps an activity of an angle or a story from being printed for its age, as sentences for whoever writes it. */
export function activityFaults(age: AgeGroup, activity: AngleActivity): string[] {
  const profile = ageProfiles[age]
  const danger = (age === 'teens' ? hazardForTeens : hazard).exec(textsIn(activity).join(' '))?.[0]
  const { mean, longest } = readabilityOf(activity.steps.join('\n'))
  return [
    (activity.steps.length > profile.activitySteps || activity.steps.length < 3) && `${activity.steps.length} steps`,
    activity.minutes > profile.changeMinutes && `${activity.minutes} minutes, not ${profile.changeMinutes}`,
    activity.prepMinutes > profile.prepMinutes && 'takes too long to prepare',
    activity.materials.length > 4 && 'needs more than four things',
    ...activity.materials.map((one) => !isCommon(one) && `"${one}" is not in a church cupboard`),
    activity.adapt.length !== 3 && `${activity.adapt.length} adapt lines, not three`,
    activity.kind === 'move' && !activity.safety && 'what moves says how to move',
    danger && `"${danger}" is a hazard`,
    (longest > profile.longestSentence || mean > profile.meanSentence) &&
      `steps of ${mean.toFixed(1)} words a sentence, the longest ${longest}`,
  ]
    .filter((one) => typeof one === 'string' && one !== '')
    .map((fault) => `"${activity.title}": ${fault}`)
}

/** What keeps an activity of a claim from standing beside that of any story that shows it. */
export const claimActivityFaults = (age: AgeGroup, activity: AngleActivity): string[] => [
  ...activityFaults(age, activity),
  ...wordFaults(age, activity),
  ...(activity.steps.filter((step) => step.includes('{truth}')).length === 1 ? [] : [`"${activity.title}": the line is said once`]),
  ...(activity.kind === 'move' || activity.prepMinutes === 0 ? [] : [`"${activity.title}": moves or needs nothing prepared`]),
]

function verseFaults(angle: Angle, bible: Bible): string[] {
  return ageGroups.flatMap((age) => {
    const { osis, clause, help } = angle.verse[age]
    const profile = ageProfiles[age]
    const verses = bible.passage(osis)
    const words = countWords(clause)
    return [
      verses.length === 0 && `verse for ${age}: ${osis} does not exist`,
      !plainMarks(textOf(verses)).includes(plainMarks(clause)) && `verse for ${age}: not word for word in ${osis}: ${clause}`,
      (words < profile.verseWords[0] || words > profile.verseWords[1]) &&
        `verse for ${age}: ${words} words, not ${profile.verseWords.join(' to ')}`,
      countWords(help) > profile.verseHelpWords && `verse for ${age}: a help of ${countWords(help)} words`,
      ...wordFaults(age, help),
      age !== 'teens' && /Yahweh/.test(clause) && `verse for ${age}: Yahweh`,
      isGrim(`${clause} ${textOf(verses)}`) && `verse for ${age}: nobody learns ${osis} by heart`,
      turnsItsSense(clause, textOf(verses)) && `verse for ${age}: the clause turns the sense of ${osis}`,
      age === 'young-kids' && !hasMotion(help) && `verse for ${age}: no motion in its help: ${help}`,
    ].filter((one) => typeof one === 'string')
  })
}

/** A line is one sentence, or two short ones, that the age can say together. */
const lineFaults = ({ line }: Angle): string[] =>
  (['children', 'young-kids'] as const).flatMap((age) => {
    const said = line?.[age]
    if (!said) return []
    return [
      ...(countWords(said) > ageProfiles[age].bottomLineWords ? [`the line for ${age} is too long: ${said}`] : []),
      ...(/[.!]"?$/.test(said) ? [] : [`the line for ${age} has no end: ${said}`]),
      ...wordFaults(age, said),
      ...(age === 'young-kids' ? (said.match(/(?<![\p{L}'])\p{Ll}[\p{Ll}']*/gu) ?? []) : [])
        .filter((word) => !isFamiliar(word))
        .map((word) => `the line for ${age} has a word that it does not know: ${word}`),
    ]
  })

/** What keeps an angle of a story from being printed, as sentences for whoever writes it. */
export function angleFaults(angle: Angle, story: Pick<Story, 'children' | 'youngKids'>, bible: Bible): string[] {
  const told = { children: plainMarks(story.children.join('\n')), 'young-kids': plainMarks(story.youngKids.join('\n')) }
  const { children, teens, 'young-kids': young } = angle
  const times = young.after.length || told['young-kids'].toLowerCase().split(young.refrain.toLowerCase().replace(/[.!]$/, '')).length - 1
  return [
    ...(['children', 'young-kids'] as const).flatMap((age) =>
      angle.presumes[age].map(
        (word) => !told[age].includes(plainMarks(word)) && `presumes "${word}", which the retelling for ${age} lacks`,
      ),
    ),
    ...ageGroups.map((age) => countWords(angle.title[age]) > ageProfiles[age].titleWords && `the title for ${age} is too long`),
    ...lineFaults(angle),
    ...angle.verses.map((span) => bible.passage(span).length === 0 && `${span} does not exist`),
    ...readingFaults('children', children.closing, [6, 34], false).map((fault) => `closing, 6-11: ${fault}`),
    children.questions.length !== 4 && 'children: four questions',
    ...questionFaults('children', children.questions),
    ...activityFaults('children', children.activity),
    countWords(young.refrain) > 7 && 'the refrain is too long',
    ...young.after.map(
      (line) => told['young-kids'].split(plainMarks(line)).length !== 2 && `refrain after "${line}": not once in the retelling`,
    ),
    times < 3 && `the refrain comes ${times} times, not three`,
    young.questions.length !== 2 && 'young kids: two questions',
    ...questionFaults('young-kids', young.questions),
    ...activityFaults('young-kids', young.play),
    ...readingFaults('teens', teens.retelling, [115, 185]).map((fault) => `retelling, teens: ${fault}`),
    teens.questions.length !== 3 && 'teens: three questions',
    ...activityFaults('teens', teens.activity),
    ...questionFaults('teens', teens.questions),
    ...verseFaults(angle, bible),
    ...wordFaults('teens', [teens, angle.title.teens]),
    ...wordFaults('children', [children, angle.title.children]),
    ...wordFaults('young-kids', [young, angle.title['young-kids']]),
  ].filter((one) => typeof one === 'string')
}

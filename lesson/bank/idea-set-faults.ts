import type { AgeGroup } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { questionFaults, readingFaults, songFaults, textsIn, weekFaults, wordFaults } from './claim-faults.ts'
import type { IdeaSet } from './idea-sets.ts'

const read = (text: string) => text.replaceAll('{passage}', 'Luke 15:11-32')
const younger = ['children', 'young-kids'] as const
const mostSaid = { children: 12, 'young-kids': 8 } as const
const mostAsked = { children: [2], 'young-kids': [1, 2] }
const daysOfChildren = 20
const named = (name: string, faults: string[]) => faults.map((fault) => `${name}: ${fault}`)

/** What keeps a set of texts for a kind of idea from being printed, as sentences for whoever writes it. */
export function ideaSetFaults(set: IdeaSet): string[] {
  return [
    ...named('opening', readingFaults('teens', read(set.opening), [65, 115])),
    ...named('closing', readingFaults('teens', read(set.closing), [75, 125])),
    ...prayerFaults('teens', set.prayer, [40, 70]),
    set.ofPassage.length !== 3 && 'three questions of the passage',
    !set.ofPassage[0]?.includes('{passage}') && 'the first question of the passage names it',
    set.ofIdea.length !== 2 && 'two questions of the idea',
    ...questionFaults('teens', [...set.ofPassage, ...set.ofIdea, set.doubt].map(read)),
    ...weekFaults('teens', set.week.map(read)),
    !set.week.some((day) => day.includes('{passage}')) && 'a day reads the passage',
    ...wordFaults('teens', { ...set, children: '', 'young-kids': '' }),
    ...younger.flatMap((age) => named(age, [...saidFaults(set, age), ...wordFaults(age, set[age])])),
    ...named('children', childrenFaults(set.children)),
    ...named('young-kids', youngKidsFaults(set['young-kids'])),
  ].filter((one) => one !== false)
}

function saidFaults(set: IdeaSet, age: (typeof younger)[number]): string[] {
  const { say, ask, questions } = set[age]
  return [
    ...(countWords(say) > mostSaid[age] ? [`more than ${mostSaid[age]} words to say`] : []),
    ...(mostAsked[age].includes(questions.length) ? [] : [`${questions.length} questions, not ${mostAsked[age].join(' or ')}`]),
    ...questionFaults(age, [ask, ...questions]),
  ]
}

function childrenFaults({ week, prayer, ...other }: IdeaSet['children']): string[] {
  const days = week.map(read)
  return [
    ...weekFaults('children', days, daysOfChildren),
    ...(week.filter((day) => day.includes('{passage}')).length > 1 ? ['more than one day names the passage'] : []),
    ...namesPassage({ prayer, ...other }),
    ...prayerFaults('children', prayer, [35, 60]),
    ...named('prayer and week', readingFaults('children', [prayer, ...days].join('\n'), [60, 250])),
  ]
}

function youngKidsFaults({ tonight, prayer, song, ...other }: IdeaSet['young-kids']): string[] {
  return [
    ...namesPassage({ tonight, prayer, song, ...other }),
    ...prayerFaults('young-kids', prayer, [15, 25]),
    ...named('tonight', readingFaults('young-kids', tonight, [5, ageProfiles['young-kids'].challengeWords], false)),
    ...songFaults(song),
  ]
}

const prayerFaults = (age: AgeGroup, prayer: string, words: [number, number]) => [
  ...named('prayer', readingFaults(age, prayer, words, false)),
  ...(prayer.endsWith('Amen.') ? [] : ['the prayer ends with Amen.']),
]
const namesPassage = (value: unknown) => (textsIn(value).some((text) => text.includes('{')) ? ['names the passage outside the week'] : [])

import { ageProfiles } from '#lesson/age-groups.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { questionFaults, readingFaults, wordFaults } from './claim-faults.ts'
import type { IdeaSet } from './idea-sets.ts'

const read = (text: string) => text.replaceAll('{passage}', 'Luke 15:11-32')
const mostSaid = { children: 12, 'young-kids': 8 } as const

/** What keeps a set of texts for a kind of idea from being printed, as sentences for whoever writes it. */
export function ideaSetFaults(set: IdeaSet): string[] {
  const named = (name: string, faults: string[]) => faults.map((fault) => `${name}: ${fault}`)
  return [
    ...named('opening', readingFaults('teens', read(set.opening), [65, 115])),
    ...named('closing', readingFaults('teens', read(set.closing), [75, 125])),
    ...named('prayer', readingFaults('teens', set.prayer, [40, 70], false)),
    !set.prayer.endsWith('Amen.') && 'the prayer ends with Amen.',
    set.ofPassage.length !== 3 && 'three questions of the passage',
    !set.ofPassage[0]?.includes('{passage}') && 'the first question of the passage names it',
    set.ofIdea.length !== 2 && 'two questions of the idea',
    ...questionFaults('teens', [...set.ofPassage, ...set.ofIdea, set.doubt].map(read)),
    set.week.length !== 7 && `${set.week.length} days, not seven`,
    !set.week.some((day) => day.includes('{passage}')) && 'a day reads the passage',
    ...set.week.map((day) => countWords(read(day)) > ageProfiles.teens.challengeWords && `a day is too long: ${day}`),
    ...wordFaults('teens', { ...set, children: '', 'young-kids': '' }),
    ...(['children', 'young-kids'] as const).flatMap((age) => {
      const one = set[age]
      if (!one) return []
      return [
        countWords(one.say) > mostSaid[age] && `${age}: more than ${mostSaid[age]} words to say`,
        ...questionFaults(age, [one.ask]),
        ...wordFaults(age, one),
      ]
    }),
  ].filter((one) => one !== false)
}

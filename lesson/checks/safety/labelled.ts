import type { AgeGroup } from '#contract/lesson-book.ts'
import type { Manner } from '#lesson/sections/section.ts'
import four from './by-kind-four.json' with { type: 'json' }
import one from './by-kind-one.json' with { type: 'json' }
import three from './by-kind-three.json' with { type: 'json' }
import two from './by-kind-two.json' with { type: 'json' }
import { examples } from './examples/index.ts'
import lines from './safety-lines.json' with { type: 'json' }
import linesFive from './safety-lines-five.json' with { type: 'json' }
import linesFour from './safety-lines-four.json' with { type: 'json' }
import linesThree from './safety-lines-three.json' with { type: 'json' }
import linesTwo from './safety-lines-two.json' with { type: 'json' }
import unseenFive from './unseen-five.json' with { type: 'json' }
import unseenFour from './unseen-four.json' with { type: 'json' }
import unseenSeven from './unseen-seven.json' with { type: 'json' }
import unseenSix from './unseen-six.json' with { type: 'json' }
import unseenThree from './unseen-three.json' with { type: 'json' }
import unseenTwo from './unseen-two.json' with { type: 'json' }
import unseen from './unseen.json' with { type: 'json' }

// For the tests and for what learns; nothing of the product reads it.

export const mannerOf = (section: string): Manner =>
  section === 'activities' || section === 'weeklyChallenge'
    ? 'do'
    : section === 'story'
      ? 'story'
      : section === 'discussionQuestions'
        ? 'ask'
        : section === 'prayer'
          ? 'pray'
          : 'say'

export type LabelledLine = { text: string; age: AgeGroup; manner: Manner; isDanger: boolean }
type List = Record<'dangers' | 'harmless', { age: string; section: string; text: string }[]>

export const linesOfList = ({ dangers, harmless }: List): LabelledLine[] =>
  [...dangers.map((line) => ({ ...line, isDanger: true })), ...harmless.map((line) => ({ ...line, isDanger: false }))].map(
    ({ age, section, text, isDanger }) => ({ text, age: age as AgeGroup, manner: mannerOf(section), isDanger }),
  )

/** Four lists of dangers in sixteen kinds, and as many harmless lines close by them, each by another hand. */
export const byKind: LabelledLine[][] = [one, two, three, four].map(linesOfList)
/** The examples of the rules and the lists that they were made better by. */
export const ofRules: LabelledLine[] = [
  ...[unseen, unseenTwo, unseenThree, unseenFour, unseenFive, unseenSix, unseenSeven].flatMap(linesOfList),
  ...Object.values(examples).flatMap(({ held, harmless }) =>
    [...held.map((text) => ({ text, isDanger: true })), ...harmless.map((text) => ({ text, isDanger: false }))].map(
      ({ text, isDanger }): LabelledLine => ({
        text: text.replace('3-5: ', ''),
        age: text.startsWith('3-5: ') ? 'young-kids' : 'children',
        manner: 'do',
        isDanger,
      }),
    ),
  ),
]

/** What is only played in activities, though its words are those of dangers. */
export const onlyPlayed: LabelledLine[] = [lines, linesTwo, linesThree, linesFour, linesFive].flatMap(({ played }) =>
  played.flatMap(({ age, steps }) => steps.map((text): LabelledLine => ({ text, age: age as AgeGroup, manner: 'do', isDanger: false }))),
)

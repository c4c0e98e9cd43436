import type { Angle } from '#lesson/bank/claim-shapes.ts'
import { type BankLesson, lessonOf, lessons } from '#lesson/bank/lessons.ts'
import { type Weights, WeighedTexts, weightsOf } from '#lesson/words/weighed-words.ts'

const wordsOfAngle = ({ title, shows, teens }: Angle): Weights =>
  weightsOf([
    [title.teens, 1],
    [shows, 2],
    [teens.retelling, 1],
    [teens.questions.join(' '), 1],
  ])

let known: WeighedTexts<Angle> | undefined
/** What every telling of the bank says to teens, as weighed words. */
const tellings = () => (known ??= new WeighedTexts(lessons.map(({ angle }) => [angle, wordsOfAngle(angle)])))

/** All that a lesson says of its claim and of what the passage shows of it, to whom it may be. */
const wordsOfLesson = ({ claim, angle }: BankLesson): Weights =>
  weightsOf([
    [claim.truth, 3],
    [claim.said.join(' '), 0.5],
    [claim.bottomLine.teens.join(' '), 1],
    [angle.shows, 3],
    [`${angle.title.teens} ${angle.title.children}`, 1],
    [angle.line?.children ?? claim.bottomLine.children, 2],
    [angle.children.closing, 1],
    [angle.teens.retelling, 1],
    [[...angle.children.questions, ...angle.teens.questions].join(' '), 1],
  ])
let whole: WeighedTexts<Angle> | undefined
const wholeLessons = () => (whole ??= new WeighedTexts(lessons.map((lesson) => [lesson.angle, wordsOfLesson(lesson)])))

/** How near all that a lesson says is to an idea, for lessons as they stand in the bank. */
export function nearnessOfLesson(idea: string): (lesson: BankLesson) => number {
  const said = weightsOf([[idea, 1]])
  return ({ angle }) => wholeLessons().nearness(said, angle)
}

/**
 * A telling that shares less with the idea leads elsewhere. Of nine open sermons that the idea leads three are below: for two of them
 * another telling of the passage says what was preached, and the third passage has none that does.
 */
const least = 0.03

/** How near what a lesson tells the teens is to an idea. */
export function nearnessOfTelling(idea: string, { story, claim }: BankLesson): number {
  // What is printed is a copy; words are weighed on the bank's own.
  const own = lessons.find((one) => one.claim.id === claim.id && one.story.span === story.span)
  return own ? tellings().nearness(weightsOf([[idea, 1]]), own.angle) : 0
}

/** The tellings of a lesson's passage that are near to an idea: the lesson's own first, then the nearest. */
export function tellingsNear(idea: string, { story, claim }: BankLesson): { lesson: BankLesson; near: number }[] {
  return lessons
    .filter((lesson) => lesson.story.span === story.span)
    .map((lesson) => ({ lesson, near: nearnessOfTelling(idea, lesson) }))
    .filter(({ near }) => near >= least)
    .sort((a, b) => Number(b.lesson.claim.id === claim.id) - Number(a.lesson.claim.id === claim.id) || b.near - a.near)
}

/** The telling of a passage that an idea can stand beside: the lesson's own, else the nearest of the same passage; undefined where none is near. */
export function toldBeside(idea: string, lesson: BankLesson): BankLesson | undefined {
  const [first] = tellingsNear(idea, lesson)
  return first && lessonOf(first.lesson.claim.id, lesson.story.span)
}

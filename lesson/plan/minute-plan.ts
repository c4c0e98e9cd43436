import type { Activity, LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { storyOf } from '#lesson/book-text.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { isEasilySaid } from '#lesson/words/easily-said.ts'
import { ended } from '#lesson/words/ended.ts'
import { fillersOf } from './fillers.ts'
import { lineForAll } from './line-for-all.ts'
import { placed } from './placed.ts'

export type Kind = Activity['kind']
/** What of the book a stretch of the class is made of. `at` is the place in the book of an activity, or of a step that the leader added. */
export type PartOf =
  { of: 'welcome' | 'song' | 'story' | 'verse' | 'questions' | 'close' | 'pause' | 'filler' } | { of: 'activity' | 'own'; at: number }
/** One stretch of the class: how long, whether the group sits, moves or makes, and what the leader does. */
export type Block = { minutes: number; kind: Kind; title: string; what: string; part: PartOf; needed: boolean }
/** A block that may be shorter or longer; `needed` ones stay in the shortest class. */
export type Stretch = Omit<Block, 'minutes'> & { least: number; most: number }

/** Words that a leader reads aloud in a minute. */
const readAloud = 120
export const listeningMinutes = (story: string): number => Math.ceil(countWords(story) / readAloud)

/**
 * The class minute by minute: blocks that sum to the length asked, in which sitting, moving and making take turns at
 * least as often as the age needs. Made from the book's own parts, so an edited book has an edited plan.
 */
export function minutePlan(book: LessonBook, minutes: number): Block[] {
  const { changeMinutes } = ageProfiles[book.ageGroup]
  const arranged = (all: Stretch[]) => apart(placed(book, all), changeMinutes, book)
  const more = fillersOf(book)
  let chosen = stretchesOf(book, changeMinutes)
  while (leastOf(arranged(chosen)) > minutes) {
    const drop = chosen.findLastIndex((one) => !one.needed)
    if (drop < 0) break
    chosen = chosen.toSpliced(drop, 1)
  }
  for (let turn = 0; mostOf(arranged(chosen)) < minutes && turn < 40; turn++) {
    const filler = more[turn % more.length]
    if (filler) chosen = chosen.toSpliced(-1, 0, filler)
  }
  return fitted(arranged(chosen), minutes).map((block) => withOwnWords(book, block))
}

/** The name under which a leader's own words for a step are kept: what fills the time goes by its title, whatever stands before it. */
export const nameOfStep = ({ part, title }: Pick<Block, 'part' | 'title'>): string =>
  part.of === 'filler' || part.of === 'pause' ? title : part.of

function withOwnWords({ ownSteps }: LessonBook, block: Block): Block {
  const what = ownSteps.find(({ step }) => step === nameOfStep(block))?.what
  return what ? { ...block, what } : block
}

const leastOf = (all: Stretch[]) => all.reduce((sum, one) => sum + one.least, 0)
const mostOf = (all: Stretch[]) => all.reduce((sum, one) => sum + one.most, 0)

/** Neighbours of one kind are kept short enough to follow one another; where they cannot be, a short change of posture parts them. */
const apart = (all: Stretch[], change: number, { ageGroup: age, stepsOut }: LessonBook): Stretch[] => {
  let running = 0
  return all.flatMap((one, at) => {
    const left = all[at - 1]?.kind === one.kind ? change - running : change
    if (one.least <= left) {
      const most = Math.min(one.most, left)
      running = change - left + most
      return [{ ...one, most }]
    }
    running = one.most
    const between = one.kind === 'move' ? breath : age === 'teens' ? changePlaces : stretch
    return stepsOut.includes(between.title) ? [one] : [{ ...between }, one]
  })
}
const pause = (kind: Kind, title: string, what: string): Stretch => ({
  kind,
  title,
  part: { of: 'pause' },
  what,
  least: 1,
  most: 1,
  needed: false,
})
const changePlaces = pause('move', 'Change places', 'Everyone stands up and sits down beside somebody else.')
const stretch = pause('move', 'Stand and stretch', 'Everyone stands, reaches up high, shakes out their hands and sits down again.')
const breath = pause('sit', 'Sit and breathe', 'Everyone sits down. Breathe slowly three times before the next thing.')

/** Shares the minutes out: everybody has the least first, then all grow evenly up to their most. */
function fitted(all: Stretch[], minutes: number): Block[] {
  const given = all.map((one) => one.least)
  let left = minutes - leastOf(all)
  while (left > 0) {
    const room = all.map((one, at) => ({ at, room: one.most - (given[at] ?? 0) })).filter((one) => one.room > 0)
    if (room.length === 0) break
    for (const { at } of room) {
      if (left <= 0) break
      given[at] = (given[at] ?? 0) + 1
      left--
    }
  }
  // Where the leader took out what fills the time, what is done and talked about lasts longer.
  const longer = all.flatMap(({ part }, at) => (part.of === 'activity' || part.of === 'questions' ? [at] : []))
  for (let turn = 0; left > 0; turn++, left--) {
    const at = longer[turn % longer.length] ?? all.length - 1
    given[at] = (given[at] ?? 0) + 1
  }
  // A class shorter than the parts that it cannot do without keeps its length: the last parts lend a minute each.
  for (let at = all.length - 1; left < 0; at = at > 0 ? at - 1 : all.length - 1) {
    if ((given[at] ?? 0) > 1) {
      given[at] = (given[at] ?? 0) - 1
      left++
    } else if (given.every((one) => one <= 1)) break
  }
  return all.map(({ kind, title, what, part, needed }, at) => ({ minutes: given[at] ?? 1, kind, title, what, part, needed }))
}

/** What is done sitting comes before what is made: the questions behind it are asked of people who have just used their hands. */
const restedFirst = (activities: Activity[]): Activity[] =>
  activities.toSorted((a, b) => Number(b.kind === 'sit') - Number(a.kind === 'sit'))

/** A verse of more words is learned in two halves. */
const saidWhole = 16
const leavingOut =
  'Read it together. Say it again and only think the last word, then the last two, and so on. Then say it whole, from memory.'
const halves = 'Read it together. One half of the group says the first half, the other half says the rest. Then switch.'
/** A passage of more verses takes the time of the class. */
const readWhole = 14
const readingMinutes = 2
/** Whether verses of one chapter are named, few enough to be read aloud in that time. */
const isShortPassage = (passage: string): boolean => {
  const [, verses, ...more] = passage.split(':')
  if (!verses || more.length > 0) return false
  const [from = NaN, to = from] = verses.split(/[-–]/).map(Number)
  return to - from < readWhole
}
/** What is read from a Bible before the devotional: the verses chosen for it, or a short passage whole. */
const readFrom = ({ devotional, passage, readAloud }: LessonBook): string =>
  devotional ? readAloud || (isShortPassage(passage) ? passage : '') : ''
/** What a leader does where no more questions are there than are asked. */
const wait = 'Wait after each one; nobody has to answer. If everyone is silent, say what you would answer, and go on.'
export const askThem = `Ask the questions. ${wait}`
/** Nobody talks over more in the minutes of a class. */
const manyQuestions = 4

/** The parts of a class in their order, before minutes are shared out. */
function stretchesOf(book: LessonBook, change: number): Stretch[] {
  const young = book.ageGroup === 'young-kids'
  const read = readFrom(book)
  const withLine = young ? lineForAll(storyOf(book)) : ''
  const listening = Math.min(change, Math.max(1, listeningMinutes(storyOf(book))) + (read ? readingMinutes : 0))
  const teens = book.ageGroup === 'teens'
  const [first, ...later] = book.activities
  const doing = (activity: Activity | undefined): Stretch[] =>
    activity
      ? [
          {
            kind: activity.kind,
            title: activity.title,
            part: { of: 'activity', at: book.activities.indexOf(activity) },
            what: activity.description || (activity.steps[0] ?? ''),
            least: Math.min(change, Math.max(2, activity.minutes)),
            most: Math.min(change, Math.max(3, activity.minutes)),
            needed: activity === first,
          },
        ]
      : []
  const leansOnVerse = first?.steps.some((step) => /\bverse\b/i.test(step))
  const isLongVerse = countWords(book.memoryVerse?.text ?? '') > saidWhole
  const verse: Stretch = {
    kind: 'sit',
    title: 'The verse',
    part: { of: 'verse' },
    what: young ? 'Say it with its motions, three times.' : isLongVerse ? halves : leavingOut,
    least: 2,
    most: Math.min(change, young ? 3 : 4),
    needed: true,
  }
  return [
    {
      kind: young ? 'sit' : 'move',
      title: 'Welcome',
      part: { of: 'welcome' },
      what: young
        ? 'Sit in a circle. Say each child’s name and sing hello.'
        : isEasilySaid(book.bottomLine)
          ? `Greet each one by name at the door. When everyone is seated, say today’s sentence${teens ? ', and nothing more about it yet.' : '. At the end they will know what it means.'}`
          : 'Greet each one by name at the door, and say in one sentence what today is about. Then sit down.',
      least: 1,
      most: Math.min(change, young ? 3 : 5),
      needed: true,
    },
    ...(book.song
      ? [
          {
            kind: 'move' as const,
            title: `Sing: ${book.song.title}`,
            part: { of: 'song' as const },
            what: 'Stand up and sing it with movements.',
            least: 2,
            most: 4,
            needed: false,
          },
        ]
      : []),
    {
      kind: 'sit',
      title: book.devotional ? 'The devotional' : 'The story',
      part: { of: 'story' },
      what: book.devotional
        ? `${read ? `Have somebody read ${read} from a Bible. Then read` : 'Read'} the devotional aloud, or let three people take turns.`
        : withLine
          ? `Tell it with the book open. Each time “${withLine.replace(/\.$/, '')}” comes, everybody says it with you.`
          : 'Tell it slowly, and look up at every turn.',
      least: listening,
      most: Math.min(change, listening + (young ? 1 : 3)),
      needed: true,
    },
    // An activity on the verse is for a group that has heard it.
    ...(leansOnVerse ? [verse, ...doing(first)] : [...doing(first), verse]),
    ...restedFirst(later).flatMap(doing),
    ...(book.discussionQuestions.length
      ? [
          {
            kind: 'sit' as const,
            title: 'Talk about it',
            part: { of: 'questions' as const },
            what: book.discussionQuestions.length > manyQuestions ? `Choose three or four of the questions. ${wait}` : askThem,
            least: young ? 2 : teens ? 9 : 5,
            most: Math.min(change, young ? 4 : 15),
            needed: true,
          },
        ]
      : []),
    ...book.addedSteps.map((one, at): Stretch => ({
      kind: one.kind,
      title: one.title,
      part: { of: 'own', at },
      what: [one.what, one.say && `Say, “${one.say}”`].filter(Boolean).join(' '),
      least: Math.max(1, one.minutes),
      most: Math.max(1, one.minutes),
      needed: true,
    })),
    {
      kind: 'move',
      title: 'Pray and go',
      part: { of: 'close' },
      what: [
        'Stand in a circle.',
        ofTheSermon(book).trim(),
        isEasilySaid(book.bottomLine) && 'Say the main point together.',
        oneForHome(book),
        'Pray.',
      ]
        .filter(Boolean)
        .join(' '),
      least: 2,
      most: 3,
      needed: true,
    },
  ]
}

/** The first thing of the week, or the one for tonight: whoever closes a class has no time to choose one of seven. */
function oneForHome({ weeklyChallenge: week }: LessonBook): string {
  const first = week?.days[0]?.activity || week?.description
  return first ? `One thing for home: ${ended(first)}` : ''
}

/** Under which names a leader's own words for what is said and asked of the sermon are kept, and that he leaves it out. */
export const sermonSteps = { say: 'sermon-say', ask: 'sermon-ask', all: 'sermon' }
/** What the leader of a younger book says and asks of the sermon, whose idea the book's usual lesson does not tell. */
export function sermonAtClose({
  notes,
  ownSteps,
  stepsOut,
}: Pick<LessonBook, 'notes' | 'ownSteps' | 'stepsOut'>): { idea: string; say: string; ask: string } | undefined {
  const usual = notes.find(({ code }) => code === 'usual-lesson')?.params
  if (!usual?.idea || stepsOut.includes(sermonSteps.all)) return undefined
  const own = (name: string) => ownSteps.find(({ step }) => step === name)?.what
  return { idea: usual.idea, say: own(sermonSteps.say) ?? usual.say ?? '', ask: own(sermonSteps.ask) ?? usual.ask ?? '' }
}
export function ofTheSermon(book: LessonBook): string {
  const sermon = sermonAtClose(book)
  if (!sermon) return ''
  return sermon.say ? `Say about the sermon: “${sermon.say}” ` : 'Say in one sentence of your own what the sermon came down to. '
}

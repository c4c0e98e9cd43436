import type { LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { seededRandom, shuffled } from '#lesson/seeded-random.ts'
import { labelOf, textOf, type Verse } from '#lesson/scripture/bible.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { nearestVerse } from '#lesson/sermon-plan/nearness.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { typographic } from '#lesson/words/typographic.ts'
import { activitiesOfLesson } from './activities-of-lesson.ts'
import { heardOnSunday } from './heard-on-sunday.ts'
import texts from './idea-led-texts.json' with { type: 'json' }
import type { LessonWork } from './lesson-work.ts'
import { verseForAge } from './memory-verse.ts'
import { pointsFor } from './points-of-plan.ts'
import { isOfPassage } from './says-the-idea.ts'
import { saidInClass } from './short-line.ts'
import { verseOfLesson } from './verse-of-lesson.ts'

/** So much of the passage is read aloud in the devotional. */
const mostRead = 100

/**
 * The teens' book where no lesson of the bank says what was preached: led by the idea, the passage and the preacher's sentences alone,
 * with words around them that fit any idea. A book about something else under his main point would be two lessons glued together.
 */
export function ideaLedForTeens({ sermon, excerpt, plan, lesson, bible, minutes, given }: LessonWork, line: string): LessonBook {
  const { angle, story } = lesson
  const isTold = isOfPassage(plan.story)
  const verses = findReferences(plan.passage).flatMap(({ osis }) => bible.passage(osis))
  const best = nearestVerse(plan.bigIdea.text, verses.filter(isLearned)) ?? verses.find(isLearned)
  const seed = `${sermon.title} ${line}`
  const [opening = ''] = shuffled(texts.openings, seededRandom(seed))
  const [closing = ''] = shuffled(texts.closings, seededRandom(`${seed} closing`))
  const inPassage = (text: string) => typographic(text.replaceAll('{passage}', plan.passage || 'the passage'))
  const read = isTold ? undefined : readAround(verses, best)
  const title = isTold ? angle.title.teens : 'What We Heard on Sunday'
  return {
    ...emptyBook('teens', 'offline'),
    title,
    bottomLine: line,
    passage: plan.passage,
    devotional: {
      title,
      focus: '',
      content: [
        inPassage(opening),
        ...(isTold ? [`From ${labelOf(bible.passage(story.span))}`, angle.teens.retelling] : []),
        ...(read ? [`From ${labelOf(read)}`, `“${textOf(read).replace(/^[“"]|[”"]$/g, '')}”`] : []),
        ...heardOnSunday(plan, { ...sermon, excerpt, names: bible.namesAlone }),
        inPassage(closing),
      ].join('\n\n'),
    },
    ...pointsFor('teens', plan, line, bible),
    memoryVerse: isTold || !best ? verseOfLesson(angle, bible, 'teens') : verseForAge(bible, [best], texts.verseHelp, 'teens'),
    activities: activitiesOfLesson({
      age: 'teens',
      own: undefined,
      story: isTold ? story : { ...story, gives: [] },
      topic: undefined,
      truth: saidInClass(line),
      minutes,
      given,
      seed,
    }),
    discussionQuestions: [...(isTold ? angle.teens.questions : texts.ofPassage.map(inPassage)), ...texts.ofIdea, texts.doubt].map(
      inPassage,
    ),
    weeklyChallenge: {
      title: 'Seven days',
      description: 'One small thing each day with Sunday’s main point.',
      days: texts.week.map((activity, at) => ({ day: `Day ${at + 1}`, activity: inPassage(activity) })),
    },
    prayer: inPassage(texts.prayer),
    leftOut: [],
    toCheck: [],
  }
}

const speaks = /[‘’“”]/
const ofGod = /\b(?:God|Yahweh|Lord|Jesus|Christ|Spirit)\b/
const [leastLearned, mostLearned] = ageProfiles.teens.verseWords
/** Whether a verse can be learned as it stands: whole, of God, and nobody's speech that the passage may be turning against. */
const isLearned = ({ text }: Verse): boolean =>
  ofGod.test(text) &&
  !speaks.test(text.replace(/(?<=\p{L})’(?=\p{L})/gu, '')) &&
  countWords(text) >= leastLearned &&
  countWords(text) <= mostLearned

/** The verses around the nearest one, as many as can be read aloud in a minute or so. */
function readAround(verses: readonly Verse[], best: Verse | undefined): Verse[] | undefined {
  const at = best ? verses.indexOf(best) : -1
  if (at < 0) return undefined
  let [from, to] = [at, at + 1]
  const words = () => countWords(textOf(verses.slice(from, to)))
  for (let turn = 0; turn < 2 * verses.length; turn++) {
    const before = from
    const after = to
    if (turn % 2 === 0 && from > 0) from--
    else if (turn % 2 === 1 && to < verses.length) to++
    if (words() > mostRead) [from, to] = [before, after]
  }
  return verses.slice(from, to)
}

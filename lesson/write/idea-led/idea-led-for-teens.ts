import type { LessonBook } from '#contract/lesson-book.ts'
import { claimActivity } from '#lesson/bank/claim-activities/index.ts'
import { storyActivity } from '#lesson/bank/story-activities/index.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { labelOf, osisOf, textOf, type Verse } from '#lesson/scripture/bible.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { nearestVerse } from '#lesson/sermon-plan/nearness.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { typographic } from '#lesson/words/typographic.ts'
import { activitiesOfLesson } from '#lesson/write/activities-of-lesson.ts'
import { askedOfHalves } from '#lesson/write/asked-of-idea.ts'
import { heardOnSunday } from '#lesson/write/heard-on-sunday.ts'
import type { LessonWork } from '#lesson/write/lesson-work.ts'
import { pointsFor } from '#lesson/write/points-of-plan.ts'
import { readAloudAround, readAloudOfLesson } from '#lesson/write/read-aloud-of-lesson.ts'
import { isOfPassage } from '#lesson/sermon-plan/says-the-idea.ts'
import { saidInClass } from '#lesson/write/short-line.ts'
import { whenHeard, whosePoint } from '#lesson/write/when-heard.ts'
import { isLearned, verseOfIdea } from './verse-of-idea.ts'
import { toldBeside } from '#lesson/sermon-plan/angle-of-idea.ts'
import type { IdeaWords } from './words-for-idea.ts'

/** So much of the passage stands in the devotional. */
const mostRead = 100
/** More questions are not asked of one idea. */
const mostAsked = 6

/**
 * The teens' book where no lesson of the bank says what was preached: led by the idea, the passage and the preacher's sentences, with
 * words around them that fit the idea or its kind. A book about something else under his main point would be two lessons glued together.
 */
export function ideaLedForTeens(work: LessonWork, words: IdeaWords, line: string): LessonBook {
  const { set } = words
  const { sermon, excerpt, plan, lesson, bible, quoted, minutes, given } = work
  const { story } = lesson
  const isPassage = isOfPassage(plan.story)
  // Where no telling of the passage is near to the idea, the passage is retold all the same, and asked about as the idea would have it.
  const told = isPassage ? toldBeside(plan.bigIdea.text, lesson) : undefined
  const telling = isPassage ? (told ?? (leadsElsewhere(work) ? undefined : lesson)) : undefined
  const verses = findReferences(plan.passage).flatMap(({ osis }) => bible.passage(osis))
  const heard = quoted.length > 0 ? quoted : verses
  const nearest = nearestVerse(plan.bigIdea.text, heard.filter(isLearned(bible))) ?? nearestVerse(plan.bigIdea.text, heard)
  const inPassage = (text: string) =>
    typographic(text.replaceAll('{passage}', plan.passage || 'the passage'))
      .replace(/(?<=\bheard )on Sunday/g, whenHeard(sermon.date))
      .replace(/Sunday’s(?= (?:main point|words))/g, whosePoint(sermon.date))
  const read = telling ? undefined : readAround(verses, nearest)
  const title = told ? told.angle.title.teens : `What We Heard ${whenHeard(sermon.date) === 'on Sunday' ? 'on Sunday' : 'in the Sermon'}`
  const halves = askedOfHalves(plan.bigIdea.text).map(typographic)
  const ofPassage = told ? told.angle.teens.questions : set.ofPassage
  return {
    ...emptyBook('teens', 'offline'),
    title,
    bottomLine: line,
    passage: plan.passage,
    readAloud: told ? readAloudOfLesson({ ...work, lesson: told }) : readAloudAround(work, nearest),
    devotional: {
      title,
      focus: '',
      content: [
        inPassage(set.opening),
        ...(telling ? [`From ${labelOf(bible.passage(story.span))}`, telling.angle.teens.retelling] : []),
        ...(read ? [`From ${labelOf(read)}`, `“${inside(textOf(read))}”`] : []),
        ...heardOnSunday(plan, { ...sermon, excerpt, names: bible.namesAlone }),
        inPassage(set.closing),
      ].join('\n\n'),
    },
    ...pointsFor('teens', plan, line, bible),
    memoryVerse: verseOfIdea({ ...work, lesson: told ?? lesson }, words, told !== undefined),
    activities: activitiesOfLesson({
      age: 'teens',
      own: told?.angle.teens.activity,
      story: isPassage ? story : { ...story, gives: [] },
      ofClaim: words.claim && claimActivity(words.claim.id, 'teens'),
      ofStory: isPassage ? storyActivity(story.span, 'teens') : undefined,
      topic: undefined,
      truth: saidInClass(line),
      minutes,
      given,
      seed: `${sermon.title} ${line}`,
    }),
    discussionQuestions: [
      ...ofPassage.slice(0, mostAsked - set.ofIdea.length - 1),
      // Where what was preached says two things, each is asked about, and one question less of the rest.
      ...halves,
      ...set.ofIdea.slice(halves.length > 0 ? 1 : 0),
      set.doubt,
    ].map(inPassage),
    weeklyChallenge: {
      title: 'Seven days',
      // Of the idea are only the words of the claim that says it.
      description: words.claim ? `One small thing each day with ${whosePoint(sermon.date)} main point.` : 'One small thing for each day.',
      days: set.week.map((activity, at) => ({ day: `Day ${at + 1}`, activity: inPassage(activity) })),
    },
    prayer: inPassage(set.prayer),
    leftOut: [],
    toCheck: [],
  }
}

/** Whether a lesson leans on other verses of the passage than the preacher quoted; what he quoted is read in its place. */
function leadsElsewhere({ lesson, bible, quoted }: LessonWork): boolean {
  const leansOn = new Set(lesson.angle.verses.flatMap((osis) => bible.passage(osis)).map(osisOf))
  return quoted.length > 1 && !quoted.some((verse) => leansOn.has(osisOf(verse)))
}

/** Verses as they stand between quotation marks: speech in them has single ones, and none where it does not begin or end here. */
function inside(text: string): string {
  const bare = text.replace(/^[“"]|[”"]$/g, '')
  const opens = bare.split('“').length
  return opens === bare.split('”').length ? bare.replaceAll('“', '‘').replaceAll('”', '’') : bare.replace(/[“”]/g, '')
}

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

import { ageGroups, type Activity, type AgeGroup, type LessonBook } from '#contract/lesson-book.ts'
import { asActivity } from '#lesson/write/activities-of-lesson.ts'
import { withRefrain } from '#lesson/write/lesson-for-young-kids.ts'
import { activitiesForTeens, printed, sharedActivities, stories } from './bank.ts'
import { ideaKinds, setsOf } from './idea-sets.ts'
import { claims, lessons } from './lessons.ts'
import { claimActivity } from './claim-activities/index.ts'
import { storyActivity } from './story-activities/index.ts'

type Pieces = Partial<LessonBook>
const verse = (explanation: string) => ({ text: '', reference: '', translation: '', explanation })
const days = (lines: string[]) => ({ title: '', description: '', days: lines.map((activity) => ({ day: '', activity })) })
const told = (paragraphs: string[]) => ({ bibleStory: { title: '', content: paragraphs.join('\n\n') } })
const devotional = (content: string) => ({ devotional: { title: '', focus: '', content } })
const truth = 'God is with us.'
/** A truth as it stands in steps and goals of the activities that any lesson may have. */
const asDone = (line: string): Activity[] =>
  sharedActivities.teens.slice(0, 1).map((one) => asActivity({ ...one, steps: [line, `Say it: ${line}`] }, line, 'teens'))

/** Everything that the bank prints, piece by piece, as books that hold one piece each: a lesson is put together of these. */
export function* piecesOfBank(): Generator<[AgeGroup, Pieces, string]> {
  for (const one of stories) yield ['children', told(one.children), one.span]
  for (const { claim: given, angle: as, story } of lessons) {
    const angle = printed(as)
    const where = `${given.id} ${story.span}`
    const { children, teens, 'young-kids': young, title, verse: help } = angle
    yield ['teens', { title: title.teens, ...devotional(teens.retelling), discussionQuestions: teens.questions }, where]
    const activities = [asActivity(teens.activity, truth, 'teens')]
    yield ['teens', { memoryVerse: verse(help.teens.help), activities }, where]
    yield ['children', { title: title.children, ...told([children.closing]), discussionQuestions: children.questions }, where]
    yield ['children', { memoryVerse: verse(help.children.help), activities: [asActivity(children.activity, truth, 'children')] }, where]
    yield ['young-kids', { title: title['young-kids'], ...told(withRefrain(story.youngKids, young)) }, where]
    yield [
      'young-kids',
      {
        discussionQuestions: young.questions,
        memoryVerse: verse(help['young-kids'].help),
        activities: [asActivity(young.play, truth, 'young-kids')],
      },
      where,
    ]
  }
  for (const one of claims.map(printed)) {
    const { bottomLine: line, questions, week, prayer } = one
    for (const said of [...line.teens, one.truth]) {
      const content = `${one.opening}\n\n${one.closing} So take this with you: ${said}`
      yield ['teens', { ...devotional(content), bottomLine: said, activities: asDone(said), weeklyChallenge: days([said]) }, one.id]
    }
    yield [
      'teens',
      { discussionQuestions: [...questions.teens.apply, questions.teens.doubt], weeklyChallenge: days(week.teens), prayer: prayer.teens },
      one.id,
    ]
    const lineOf = (age: 'children' | 'young-kids'): Pieces => ({
      bottomLine: line[age],
      ...told([`Say it together, twice: ${line[age]} ${line[age]}`]),
      activities: asDone(line[age]),
      discussionQuestions: questions[age],
      prayer: prayer[age],
    })
    yield ['children', { ...lineOf('children'), weeklyChallenge: days([line.children, ...week.children]) }, one.id]
    yield ['young-kids', { ...lineOf('young-kids'), weeklyChallenge: { ...days([]), description: one.tonight }, song: one.song }, one.id]
  }
  for (const kind of [undefined, ...ideaKinds])
    for (const { children, 'young-kids': young } of setsOf(kind)) {
      const where = `a set for ${kind ?? 'any'}`
      const asked = ({ questions, ask }: typeof children | typeof young) => [...questions, ask]
      yield ['children', { discussionQuestions: asked(children), weeklyChallenge: days(children.week), prayer: children.prayer }, where]
      yield [
        'young-kids',
        {
          discussionQuestions: asked(young),
          weeklyChallenge: { ...days([]), description: young.tonight },
          prayer: young.prayer,
          song: young.song,
        },
        where,
      ]
    }
  for (const { span } of stories)
    for (const age of ageGroups) {
      const own = storyActivity(span, age)
      if (own) yield [age, { activities: [asActivity(own, truth, age)] }, span]
    }
  for (const { id } of claims)
    for (const age of ageGroups) {
      const own = claimActivity(id, age)
      if (own) yield [age, { activities: [asActivity(own, truth, age)] }, id]
    }
  for (const age of ageGroups)
    for (const one of sharedActivities[age]) yield [age, { activities: [asActivity(one, truth, age)] }, one.title]
  for (const one of Object.values(activitiesForTeens).flat()) yield ['teens', { activities: [asActivity(one, truth, 'teens')] }, one.title]
}

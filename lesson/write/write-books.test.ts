import { describe, expect, test } from 'vitest'
import { ageGroups } from '#contract/lesson-book.ts'
import { lessons } from '#lesson/bank/lessons.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { problemsOf } from '#lesson/finish-book.ts'
import { blocksOf } from '#lesson/layout/book-blocks.ts'
import { printedBook } from '#lesson/layout/printed-book.ts'
import { changedPlan } from '#lesson/sermon-plan/changed-plan.ts'
import { withLesson } from '#lesson/sermon-plan/choose-lesson.ts'
import { heardPlan, lessonWish } from '#lesson/sermon-plan/heard-plan.ts'
import { plainText } from '#lesson/layout/plain-text.ts'
import { typographic } from '#lesson/words/typographic.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon, stonesSermon } from '#tests/sermons.ts'
import { writeBooks } from './write-books.ts'

describe.each([
  ['a sermon with a stated passage', neighborSermon, 'Luke 10:25-37'],
  ['a sermon whose passage must be found', stonesSermon, 'Joshua 4'],
] as const)('%s', (_, sermon, passage) => {
  const heard = hearSermon(sermon, bible())
  const books = writeBooks(heard, heardPlan(heard, bible()), bible())
  test('preaches its passage', () => expect(heard.reading.main?.label).toBe(passage))
  test.each(ageGroups)('becomes a book for %s without a problem', (age) => expect(problemsOf(books[age], heard, bible())).toEqual([]))
  test('leaves none of its own sentences in the book for 3-5', () => {
    const printed = JSON.stringify({ ...books['young-kids'], evidence: [], toCheck: [], notes: [] })
    for (const sentence of heard.reading.sentences.filter((one) => one.words >= 6)) expect(printed).not.toContain(sentence.said)
  })
  test('gives each key point words of its own as evidence', () => {
    for (const age of ageGroups) for (const one of books[age].evidence) expect(sermon.content.replace(/\s+/g, ' ')).toContain(one.quote)
  })
  test('prints every section once, from the same blocks as the copied text', () => {
    for (const age of ageGroups) {
      const headings = blocksOf(books[age])
        .filter((block) => block.type === 'heading' && block.level === 2)
        .map((block) => ('text' in block ? block.text : ''))
      expect(new Set(headings).size).toBe(headings.length)
      const text = plainText(
        printedBook(books[age], { sermonTitle: sermon.title, speaker: sermon.speaker, date: sermon.date, madeOn: '2026-11-21' }),
      )
      expect(text).toContain(books[age].memoryVerse!.text)
    }
  })
})

test('a story that is retold without its place is found by its own rare words', () => {
  expect(hearSermon({ ...neighborSermon, title: 'A Road', scripture: '' }, bible()).reading.main?.label).toBe('Luke 10:25-37')
})

test('the preacher’s points are the teens’ key points, and none speaks of the story', () => {
  const heard = hearSermon(neighborSermon, bible())
  const plan = heardPlan(heard, bible())
  const own = plan.points.filter(({ ages }) => ages.includes('teens')).map(({ text }) => text.toLowerCase())
  const { keyPoints } = writeBooks(heard, plan, bible()).teens
  expect(keyPoints.join(' ')).not.toMatch(/this story/)
  expect(own.length).toBeGreaterThan(0)
  expect(keyPoints.map((point) => point.toLowerCase().replace(/\.$/, ''))).toEqual(own)
})

test('whoever teaches the younger ones reads first what the sermon came down to, once, and not where nobody has confirmed it', () => {
  const heard = hearSermon(neighborSermon, bible())
  const read = heardPlan(heard, bible())
  const plan = { ...read, bigIdea: { ...read.bigIdea, text: 'Your neighbor is whoever needs you, and love stops for him.' } }
  const confirmed = writeBooks(heard, { ...plan, confirmed: true }, bible())
  for (const age of ['children', 'young-kids'] as const) {
    const [first] = confirmed[age].notes
    expect(first).toEqual({ code: 'came-down-to', params: { idea: plan.bigIdea.text } })
    expect(JSON.stringify(blocksOf(confirmed[age])).split('The sermon came down to this').length - 1).toBe(1)
    expect(writeBooks(heard, plan, bible())[age].notes.map(({ code }) => code)).not.toContain('came-down-to')
  }
  expect(confirmed.teens.notes.map(({ code }) => code)).not.toContain('came-down-to')
})

/** The books once a leader has said what the sermon came down to. */
function booksAbout(idea: string) {
  const heard = hearSermon(neighborSermon, bible())
  const changed = changedPlan(heardPlan(heard, bible()), { bigIdea: { text: idea } }, bible())!
  const plan = withLesson(changed, lessonWish(neighborSermon, bible(), new Set()))
  return { heard, books: writeBooks(heard, plan, bible()) }
}

test('where a lesson surely says what the leader confirmed, children hear his sentence and say the line that was made for them', () => {
  const idea = 'Whoever needs you is your neighbor, so the question is never who counts as one but whether you will be one to him.'
  const { heard, books } = booksAbout(idea)
  const { children } = books
  expect(children.bibleStory?.content).toContain(`Here is the sermon in one sentence: ${idea}`)
  // Nobody is asked about a sentence that no child remembers.
  expect(children.discussionQuestions.join()).not.toContain('the words from church')
  const short = booksAbout('Whoever needs you is your neighbor, so love stops on any road and asks no name.').books.children
  expect(short.discussionQuestions.at(-1)).toContain('the words from church')
  expect(short.weeklyChallenge?.days.filter(({ activity }) => activity.includes('the words from church'))).toHaveLength(1)
  expect(lessons.map(({ claim }) => typographic(claim.bottomLine.children))).toContain(children.bottomLine)
  expect(children.notes).toContainEqual({ code: 'came-down-to', params: { idea } })
  expect(problemsOf(children, heard, bible())).toEqual([])
})

test('what the preacher said himself was said in church', () => {
  const heard = hearSermon(neighborSermon, bible())
  const plan = { ...heardPlan(heard, bible()), confirmed: true }
  const { children } = writeBooks(heard, { ...plan, bottomLine: { ...plan.bottomLine, children: 'I can stop.' } }, bible())
  expect(plan.bigIdea.how).not.toBe('leader')
  expect(children.bibleStory?.content).toContain(`This was said in church: ${typographic(plan.bigIdea.text)}`)
})
test('where none says it they say the heart of his sentence', () => {
  const idea = 'Nobody else in town would do it any more, but God tunes the old piano again, note by note, without a word of blame.'
  const line = 'God tunes the old piano again, note by note, without a word of blame.'
  const { heard, books } = booksAbout(idea)
  const { children } = books
  expect(children.bottomLine).toBe(line)
  expect(children.bibleStory?.content).toContain(`Here is the sermon in one sentence: ${idea}`)
  expect(children.bibleStory?.content).toContain(`Say it together: ${line}`)
  expect(children.discussionQuestions.filter((one) => / our line\b/.test(one))).toHaveLength(1)
  expect(children.notes).toContainEqual({ code: 'line-heard', params: { idea, line } })
  expect(children.notes.map(({ code }) => code)).not.toContain('came-down-to')
  expect(problemsOf(children, heard, bible())).toEqual([])
})

test('of an idea that is too long for them children hear the lesson’s line, and the leader reads the whole first', () => {
  const idea = `Love stops ${'for the one whom the whole road has learned to walk around and '.repeat(4)}for you.`
  const { children } = booksAbout(idea).books
  expect(children.bottomLine).not.toContain('whole road')
  expect(['came-down-to', 'usual-lesson', 'claim-beside-story']).toContain(children.notes[0]?.code)
})

test('a line that the leader typed for the children leads their book as one that was confirmed does', () => {
  const heard = hearSermon(neighborSermon, bible())
  const text = 'Whoever tunes an old piano learns to wait between two notes.'
  const changed = changedPlan(heardPlan(heard, bible()), { bigIdea: { text } }, bible())!
  const plan = withLesson(changed, lessonWish(neighborSermon, bible(), new Set()))
  const typed = 'I can wait for the next note.'
  const { children } = writeBooks(heard, { ...plan, bottomLine: { ...plan.bottomLine, children: typed } }, bible())
  expect(children.bottomLine).toBe(typed)
  expect(children.bibleStory?.content).toContain(text)
  expect(children.prayer).toContain(typed)
  expect(children.notes.map(({ code }) => code)).toEqual(expect.arrayContaining(['claim-beside-story', 'came-down-to']))
  expect(children.notes.map(({ code }) => code)).not.toContain('usual-lesson')
})

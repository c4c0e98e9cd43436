import { expect, test } from 'vitest'
import { ageGroups } from '#contract/lesson-book.ts'
import { type HeardSermon, hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon, stonesSermon } from '#tests/sermons.ts'
import { asksOf, kindOfAsk } from './asks.ts'
import { minutePlan } from './minute-plan.ts'
import { runSheet } from './run-sheet.ts'
import { lineTogether } from './said-or-done.ts'
import { sheetsOfStep } from './sheets-of-step.ts'

const booksOf = (heard: HeardSermon) => writeBooks(heard, heardPlan(heard, bible()), bible())
const books = booksOf(hearSermon(neighborSermon, bible()))
const all = [neighborSermon, stonesSermon].map((sermon) => booksOf(hearSermon(sermon, bible())))
const said = (value: unknown) => JSON.stringify(value)

test('the run sheet has the minutes of the plan, without a gap, and an address of its own for each step', () => {
  for (const books of all)
    for (const age of ageGroups) {
      const sheet = runSheet(books[age])
      expect(sheet.map((step) => step.minutes)).toEqual(minutePlan(books[age], books[age].minutes).map((block) => block.minutes))
      let from = 0
      for (const step of sheet) {
        expect(step.from).toBe(from)
        from += step.minutes
      }
      expect(from).toBe(books[age].minutes)
      expect(new Set(sheet.map((step) => step.id)).size).toBe(sheet.length)
    }
})

test('every word that a leader says, does or asks stands in the step where it is needed', () => {
  for (const books of all)
    for (const age of ageGroups) {
      const book = books[age]
      const step = (id: string) => said(runSheet(book).find((one) => one.id === id)?.parts)
      const story = (book.devotional ?? book.bibleStory)!
      for (const paragraph of story.content.split('\n\n'))
        expect(step('story')).toContain(said(lineTogether(paragraph) ?? paragraph).slice(1, -1))
      for (const question of book.discussionQuestions) expect(step('questions')).toContain(said(question).slice(1, -1))
      expect(step('verse')).toContain(book.memoryVerse!.text)
      expect(step('close')).toContain(said(book.prayer).slice(1, -1))
      book.song?.lyrics.forEach((line) => expect(step('song')).toContain(line))
      runSheet(book)
        .filter((one) => one.part.of === 'activity')
        .forEach((one) => {
          const activity = book.activities[one.part.of === 'activity' ? one.part.at : -1]!
          const words = one.parts.flatMap((part) =>
            part.type === 'ask' ? part.asks.map((ask) => ask.text) : part.type === 'do' || part.type === 'say' ? part.lines : [],
          )
          expect(words).toHaveLength(activity.steps.length)
          activity.steps.forEach((line, at) => expect(line).toContain(words[at]))
        })
    }
})

test('a question is known by what it asks for', () => {
  expect(kindOfAsk('What did the Samaritan do, one thing after another?')).toBe('remember')
  expect(kindOfAsk('Why do you think he stopped?')).toBe('why')
  expect(kindOfAsk('In 4:21 a child asks. Why might that be better than a sign?')).toBe('why')
  expect(kindOfAsk('What do you remember far too well?')).toBe('you')
})

test('what to listen for is the story’s own answer, or nothing: never a sentence that only sounds like it', () => {
  const bibleStory = { title: '', content: 'They went down. They put the stones in a pile. The water came back.' }
  const listen = (question: string) => asksOf({ bibleStory, bottomLine: '', discussionQuestions: [question] })[0]?.listenFor
  expect(listen('What did they put in a pile?')).toBe('They put the stones in a pile.')
  expect(listen('From what place did they take the stones?')).toBe('')
  expect(listen('Did they put the stones in a pile?')).toBe('')
})

test('below a question stands what is true of it: nobody looks in the story for what it does not tell', () => {
  const bibleStory = { title: '', content: 'The man lost his ax. It fell into the river. Elisha cut a stick, and the ax floated.' }
  const hint = (question: string) => asksOf({ bibleStory, bottomLine: 'God cares.', discussionQuestions: [question] })[0]?.hint
  expect(hint('What little things can bother somebody all day long?')).toBe('More than one answer is good.')
  expect(hint('Why do people sometimes not tell about a small trouble?')).toBe('More than one answer is good.')
  expect(hint('What fell into the river, and who cut a stick?')).toBe('The answer is in the story. Look it up together.')
  expect(hint('How did the cook feel at supper?')).toBe('')
  expect(hint('Why do you think Elisha cut a stick?')).toBe('More than one answer is good. Ask what in the story shows it.')
  expect(hint('What would you tell God?')).toBe('Any honest answer is good. Thank them; nobody has to speak.')
  expect(hint('Which part of the story goes best with our line?')).toContain('Our line: “God cares.”')
  expect(kindOfAsk('How can anyone keep helping without wearing out?')).toBe('think')
})

test('a sheet lies in the step that uses it, and only where the book has it', () => {
  const sheet = runSheet(all[0]!['young-kids'])
  const names = (printables: string[]) =>
    sheet.flatMap((step) =>
      sheetsOfStep(
        step,
        printables.map((name) => ({ name })),
      ).map(({ name }) => `${step.part.of} ${name}`),
    )
  expect(names(['song', 'coloring-story', 'coloring-story-3', 'maze-hard', 'maze-answers'])).toEqual([
    'song song',
    'close coloring-story',
    'close coloring-story-3',
    'close maze-hard',
  ])
  expect(names([])).toEqual([])
})

test('where a younger book tells its usual lesson, the leader says at the end what was preached, and never reads the adults’ sentence', () => {
  const line = 'God lets a bitter heart say all of its bitterness aloud and does not call her by that name.'
  const params = {
    title: 'Ruth Stays',
    line: 'God goes too.',
    idea: line,
    say: 'God listens when I am sad.',
    ask: 'What would you tell God?',
  }
  const close = runSheet({ ...books.children, notes: [{ code: 'usual-lesson', params }] }).at(-1)
  const said = close?.parts.flatMap((part) => (part.type === 'say' ? part.lines : []))
  expect(said?.[0]).toBe(params.say)
  expect(said?.join(' ')).not.toContain(line)
  expect(close?.parts.find((part) => part.type === 'ask')?.asks[0]?.text).toBe(params.ask)
  expect(close?.parts.find((part) => part.type === 'know')?.lines[0]).toContain(line)
})
test('a main point that is too long to be said together is read where the preacher is heard, and not at every turn', () => {
  const bottomLine = Array.from({ length: 30 }, () => 'word').join(' ')
  const said = runSheet({ ...books.teens, bottomLine }).flatMap(({ parts }) =>
    parts.flatMap((part) => (part.type === 'say' ? part.lines : [])),
  )
  expect(said).not.toContain(bottomLine)
})

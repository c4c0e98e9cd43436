import { describe, expect, test } from 'vitest'
import type { Activity, AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { completeBook, groundBook, problemsOf, withOpenProblems } from '#lesson/finish-book.ts'
import { leaderSheet } from '#lesson/layout/leader-sheet.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { checks } from './check-book.ts'

const heard = hearSermon(neighborSermon, bible())
const good = writeBooks(heard, heardPlan(heard, bible()), bible())
const linesOf = (book: LessonBook) => problemsOf(book, heard, bible()).map((problem) => problem.line)

const told = (book: LessonBook, content: string): LessonBook =>
  book.devotional
    ? { ...book, devotional: { ...book.devotional, content } }
    : { ...book, bibleStory: { title: book.bibleStory?.title ?? '', content } }
const storyOf = (book: LessonBook) => book.devotional?.content ?? book.bibleStory?.content ?? ''
const added = (book: LessonBook, text: string) => told(book, `${storyOf(book)}\n\n${text}`)
const each = (book: LessonBook, change: Partial<Activity>): LessonBook => ({
  ...book,
  activities: book.activities.map((one) => ({ ...one, ...change })),
})
const ask = (book: LessonBook, ...discussionQuestions: string[]): LessonBook => ({ ...book, discussionQuestions })
const long = (words: number) => Array.from({ length: words }, (_, at) => (at === 0 ? 'Then' : 'and')).join(' ')

/** For every line of the gate a book that breaks just this, and no line without one. */
const bad: [line: string, age: AgeGroup, what: string, change: (book: LessonBook) => LessonBook][] = [
  ['1 every section', 'children', 'the prayer is missing', (book) => ({ ...book, prayer: '' })],
  ['1 every section', 'teens', 'the devotional is missing', (book) => ({ ...book, devotional: null })],
  ['1 flashcards', 'young-kids', 'there are two cards', (book) => ({ ...book, flashcards: book.flashcards.slice(0, 2) })],
  [
    '2 bottom line',
    'young-kids',
    'it is too long for a small child',
    (book) => ({ ...book, bottomLine: 'God loves me and he will always be there for me and you.' }),
  ],
  ['2 bottom line said', 'young-kids', 'nobody says it', (book) => ({ ...book, bottomLine: 'God made the big sea.' })],
  ['3 key points', 'young-kids', 'there are two', (book) => ({ ...book, keyPoints: [...book.keyPoints, 'God is good.'] })],
  ['3 statements', 'children', 'one announces', (book) => ({ ...book, keyPoints: ['We will learn about kindness.'] })],
  ['3 statements that stand alone', 'teens', 'one begins with it', (book) => ({ ...book, keyPoints: ['It is good.'] })],
  ['3 statements short enough', 'children', 'one has thirty words', (book) => ({ ...book, keyPoints: [`${long(30)}.`] })],
  ['4 story length', 'children', 'the story has forty words', (book) => told(book, `${long(20)}. ${long(20)}.`)],
  ['5 listening block', 'young-kids', 'the story takes nine minutes', (book) => told(book, 'God is good to us. '.repeat(200))],
  [
    '9 reading grade',
    'young-kids',
    'the story is for adults',
    (book) => told(book, 'The congregation considered extraordinary circumstances together. '.repeat(20)),
  ],
  ['9 reading grade', 'teens', 'the devotional is a story for the youngest', (book) => told(book, storyOf(good['young-kids']).repeat(3))],
  ['10 sentence length', 'children', 'a sentence has thirty words', (book) => added(book, `${long(30)}.`)],
  [
    '11 familiar words',
    'young-kids',
    'the words are hard',
    (book) => added(book, 'Perplexing circumstances necessitate compassionate intervention. '.repeat(4)),
  ],
  [
    '15 refrain',
    'young-kids',
    'nothing comes again',
    (book) => told(book, 'One man went. Two men saw. The sun shone. A bird sang. He sat down there.'),
  ],
  ['6 minute plan', 'children', 'the class has no minutes', (book) => ({ ...book, minutes: 3 })],
  ['8 title', 'teens', 'it is the sermon’s own', (book) => ({ ...book, title: neighborSermon.title })],
  ['12 new words explained', 'children', 'a church word stands alone', (book) => added(book, 'They saw the tabernacle.')],
  ['14 abstract words', 'young-kids', 'grace in the prayer', (book) => ({ ...book, prayer: 'Thank you for grace. Amen.' })],
  [
    '16 verse length',
    'young-kids',
    'the verse is too long',
    (book) => ({
      ...book,
      memoryVerse: good.teens.memoryVerse && {
        ...good.teens.memoryVerse,
        text: bible().passage('Luke.10.25')[0]!.text,
        reference: 'Luke 10:25',
      },
    }),
  ],
  [
    '17 verse help',
    'young-kids',
    'the help names no motion',
    (book) => ({ ...book, memoryVerse: { ...book.memoryVerse!, explanation: 'This is true.' } }),
  ],
  [
    'Scripture 1 word for word',
    'teens',
    'the words were changed',
    (book) => ({ ...book, memoryVerse: { ...book.memoryVerse!, text: 'God helps those who help themselves.' } }),
  ],
  [
    '16 verse fit to learn',
    'teens',
    'it tells how a king was stabbed',
    (book) => ({ ...book, memoryVerse: { ...book.memoryVerse!, reference: 'Judges 3:22', text: bible().passage('Judg.3.22')[0]!.text } }),
  ],
  [
    '16 verse fit to learn',
    'children',
    'a part without the fool who says it',
    (book) => ({ ...book, memoryVerse: { ...book.memoryVerse!, reference: 'Psalm 14:1', text: 'There is no God.' } }),
  ],
  [
    'Scripture 4 invented quotations',
    'teens',
    'a saying that no verse has',
    (book) => added(book, 'The Bible says, “When God closes a door he always opens a bigger window.”'),
  ],
  ['18 activities', 'children', 'there is one', (book) => ({ ...book, activities: book.activities.slice(0, 1) })],
  ['18 one moves', 'children', 'all sit', (book) => each(book, { kind: 'sit' })],
  ['18 one needs nothing', 'children', 'all need preparation', (book) => each(book, { prepMinutes: 5 })],
  ['18 steps', 'young-kids', 'there are nine steps', (book) => each(book, { steps: Array(9).fill('Walk.') as string[] })],
  ['18 goal', 'teens', 'there is no goal', (book) => each(book, { goal: '' })],
  ['18 minutes', 'young-kids', 'one takes forty minutes', (book) => each(book, { minutes: 40 })],
  ['19 supplies', 'children', 'a laminator', (book) => each(book, { materials: ['a laminator'] })],
  ['20 materials', 'young-kids', 'a thing that the catalogue lacks', (book) => each(book, { materials: ['a soldering kit'] })],
  ['20 materials', 'young-kids', 'a plastic bag', (book) => each(book, { materials: ['a plastic bag'] })],
  ['22 dangers', 'children', 'children run into the street', (book) => each(book, { steps: ['Run across the street.'] })],
  ['22 dangers', 'teens', 'money buys a blessing', (book) => added(book, 'If you give, God will make you rich.')],
  ['22 dangers', 'children', 'a question that shames', (book) => ask(book, 'Who must confess the worst sin to the whole group?')],
  ['20 choking hazards', 'young-kids', 'beads', (book) => each(book, { materials: ['beads'] })],
  ['20 choking hazards', 'children', 'balloons', (book) => each(book, { materials: ['balloons'], safety: 'Take care.' })],
  ['21 food', 'children', 'crackers without an allergy line', (book) => each(book, { materials: ['crackers'] })],
  ['22 dangers', 'teens', 'candles without a safety line', (book) => each(book, { materials: ['candles'], safety: '' })],
  [
    '22 dangers',
    'children',
    'a knife and a flame beside a line that speaks of neither',
    (book) =>
      each(book, { steps: ['Cut the apple with a sharp knife yourself, then hold your hand over the candle.'], safety: 'Have fun.' }),
  ],
  ['23 adapt lines', 'children', 'no adapt lines', (book) => each(book, { adapt: [] })],
  ['24 nothing from elsewhere', 'children', 'a link', (book) => each(book, { description: 'See https://example.org' })],
  ['25 song', 'young-kids', 'a tune under copyright', (book) => ({ ...book, song: { ...book.song!, tune: 'Let It Go' } })],
  ['26 questions', 'teens', 'there are three', (book) => ask(book, 'Who?', 'What?', 'Why?')],
  ['26 question length', 'young-kids', 'one has twelve words', (book) => ask(book, 'Who?', `${long(12)}?`)],
  ['26 open questions', 'teens', 'yes answers them', (book) => ask(book, ...Array.from({ length: 5 }, (_, at) => `Is God good ${at}?`))],
  ['26 questions once', 'young-kids', 'one stands there twice', (book) => ask(book, 'Who helped?', 'Who helped?')],
  [
    '28 weekly challenge',
    'teens',
    'the week has two days',
    (book) => ({ ...book, weeklyChallenge: { ...book.weeklyChallenge!, days: book.weeklyChallenge!.days.slice(0, 2) } }),
  ],
  ['29 nothing unfit', 'young-kids', 'blood', (book) => added(book, 'There was blood.')],
  ['30 grace before demand', 'children', 'love as a reward', (book) => added(book, "God won't love you if you lie.")],
  [
    '31 every family',
    'young-kids',
    'mom and dad',
    (book) => ({ ...book, weeklyChallenge: { title: '', description: 'Ask your mom and dad.', days: [] } }),
  ],
  [
    'Faithful 2 evidence',
    'teens',
    'words that were never preached',
    (book) => ({ ...book, evidence: [{ point: book.keyPoints[0]!, quote: 'words that were never preached anywhere at all' }] }),
  ],
  ['Faithful 5 and 7 names', 'children', 'a child from nowhere', (book) => added(book, 'Then came little Timmy.')],
  ['Scripture 2 references exist', 'teens', 'a chapter that does not exist', (book) => added(book, 'Paul says so in Ephesians 7:12.')],
  [
    'Scripture 4 quotations',
    'teens',
    'other words beside a reference',
    (book) => added(book, 'It says, “God helps all those who help themselves.” (John 3:16)'),
  ],
  ['Scripture 5 traps', 'children', 'three kings', (book) => added(book, 'Then the three kings came.')],
  ['Language whole sentences', 'children', 'a fragment', (book) => ({ ...book, keyPoints: ['Faith in God and our land.'] })],
  ['Language paragraphs that stand', 'teens', 'he, and nobody knows who', (book) => added(book, 'He went away.')],
  [
    'Language nothing twice',
    'teens',
    'a sentence twice',
    (book) => added(book, 'You cannot choose who is on your own road today. You cannot choose who is on your own road today.'),
  ],
  ['Language no markup', 'teens', 'a blank that nobody filled', (book) => added(book, 'Dear [insert name], **hello**.')],
  [
    '32 judged by a second reading',
    'children',
    'a second reader finds another lesson in its story',
    (book) => ({ ...book, judged: [{ code: 'parts-apart', section: 'story', quote: storyOf(book).split('.')[0] ?? '' }] }),
  ],
  [
    'Language English',
    'children',
    'the prayer is in Spanish',
    (book) => ({
      ...book,
      prayer:
        'Querido Dios, te damos gracias porque nos ves y porque nos amas. Ayúdanos a ver a los que están en nuestro camino y a parar. Amén.',
    }),
  ],
  ['Language of today', 'teens', 'old English', (book) => added(book, 'Whence cometh it?')],
]

test.each(['two strings', 'colored pencils', 'a cup of water', 'index cards (one each)', 'blue towels for the river', 'paintbrushes'])(
  'a church has %s',
  (supply) => expect(linesOf(each(good.children, { materials: [supply] }))).toEqual([]),
)
test('a paragraph that begins with her name says whom it is about', () =>
  expect(linesOf(added(good.teens, 'Her name is Hagar, and the people of her house never use it.'))).toEqual([]))

test.each(['teens', 'children', 'young-kids'] as const)('a good book for %s passes every line', (age) =>
  expect(linesOf(good[age])).toEqual([]),
)
describe('the gate stops a book when', () => {
  test.each(bad)('%s (%s): %s', (line, age, _, change) => expect(linesOf(change(good[age]))).toContain(line))
})
test('every line of the gate has a book that it stops', () => {
  // The plan is made so that no book can break this one; minute-plan.test.ts holds it to that.
  const shown = new Set(['7 sit, move, make', ...bad.map(([line]) => line)])
  expect(checks.map((check) => check.line).filter((line) => !shown.has(line))).toEqual([])
})

test('what is wrong is taken from the offline book, and the rest stays', () => {
  const broken = { ...good.children, writtenBy: 'provider' as const, title: 'The Man on the Road', memoryVerse: null, activities: [] }
  const whole = completeBook(broken, good.children, { problems: problemsOf(broken, heard, bible()), bible: bible() })
  expect(problemsOf(whole, heard, bible())).toEqual([])
  expect(whole).toMatchObject({ title: 'The Man on the Road', writtenBy: 'both' })
})

describe('the leader is told what of a provider’s book is Storyfold’s, and why', () => {
  const asked = { ...good.children, writtenBy: 'provider' as const, notes: [], toCheck: [] }
  const completed = (book: LessonBook) =>
    completeBook(book, good.children, {
      problems: problemsOf(book, heard, bible()).filter(({ severity }) => severity === 'hard'),
      bible: bible(),
    })
  const printedOf = (book: LessonBook) => JSON.stringify(leaderSheet(book))

  test('where a section was replaced', () => {
    const book = completed({ ...asked, prayer: 'Dear God, please love me because I was good today.' })
    const [note] = book.notes
    expect(note?.code).toBe('sections-replaced')
    expect(book.toCheck[0]).toMatch(
      /^Written by Storyfold, not the AI: the prayer\. What was wrong with the AI’s version: This makes God’s love a reward/,
    )
    expect(printedOf(book)).toContain('Written by Storyfold, not the AI: the prayer.')
  })
  test('where the story was the bank’s and the whole book with it', () => {
    const content = 'God stops loving children who lie. Go and hit your brother.'
    const book = completed({ ...asked, bibleStory: { title: 'A story', content } })
    expect(book.notes[0]?.code).toBe('lesson-replaced')
    // What must not be handed out is no reason either.
    expect(JSON.stringify(book)).not.toContain('hit your brother')
    expect(book.toCheck[0]).toMatch(/^This whole book is Storyfold’s own: .* What was wrong: .+\.$/)
    expect(printedOf(book)).toContain('This whole book is Storyfold’s own')
  })
  test('and of nothing where all is the model’s', () =>
    expect(completed(asked).notes.map(({ code }) => code)).not.toEqual(expect.arrayContaining(['sections-replaced'])))
})

test('of the bank’s own words only a sentence that was looked at is silent', () => {
  const said = (sentence: string, writtenBy: LessonBook['writtenBy']) =>
    withOpenProblems({ ...good['young-kids'], writtenBy, weeklyChallenge: { title: 'x', description: sentence, days: [] } }, heard, bible())
      .toCheck.join(' ')
      .includes(sentence)
  expect(said('Walk to the stream again in your own clothes.', 'offline')).toBe(false)
  expect(said('Walk to the stream again in your own clothes.', 'provider')).toBe(true)
  expect(said('Run across the street.', 'offline')).toBe(true)
})

test('a verse that a model wrote is replaced by the text, and evidence that was never preached is dropped', () => {
  const grounded = groundBook(
    {
      ...good.teens,
      memoryVerse: { text: 'made up', reference: 'Luke 10:27', translation: '', explanation: 'why' },
      evidence: [{ point: 'x', quote: 'he never said these seven words here' }],
    },
    heard,
    bible(),
  )
  expect(grounded.memoryVerse?.text).toContain('your neighbor as yourself')
  expect(grounded.evidence).toEqual([])
})

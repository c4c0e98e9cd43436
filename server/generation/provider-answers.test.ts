import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ageGroups, type AgeGroup, type Judgement, type LessonBook, type SectionId } from '#contract/lesson-book.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { partOf, sections } from '#lesson/sections/registry.ts'
import { isSame } from '#lesson/sections/same-value.ts'
import type { Section } from '#lesson/sections/section.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { completeBook, groundBook, problemsOf } from '#lesson/finish-book.ts'
import { withoutItems } from '#lesson/without-items.ts'
import { readGenerated } from '#lesson/read-generated.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { readJudgements } from '#lesson/checks/judged.ts'
import { readJson } from '#server/ai/read-json.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon, ownSermon, stonesSermon } from '#tests/sermons.ts'

const folder = new URL('../../tests/provider-answers/', import.meta.url)
const hagarSermon = { ...stonesSermon, title: 'The God Who Sees', speaker: 'Marcus Thiele', content: ownSermon('hagar') }
const known = new Map(
  Object.entries({ stones: stonesSermon, hagar: hagarSermon, '': neighborSermon }).map(([name, sermon]) => {
    const heard = hearSermon(sermon, bible())
    return [name, { heard, offline: writeBooks(heard, heardPlan(heard, bible()), bible()) }] as const
  }),
)
function knownFor(name: string) {
  const found = known.get(name.split('-')[0] ?? '') ?? known.get('')
  if (!found) throw new Error(`no sermon for ${name}`)
  return found
}
const ageOf = (name: string): AgeGroup => ageGroups.find((age) => name.endsWith(`${age}.txt`)) ?? 'teens'

/** The way of an answer: text, JSON, book, true verse, gate, completion. */
function received(name: string) {
  const age = ageOf(name)
  const { heard, offline } = knownFor(name)
  const book = groundBook(readGenerated(readJson(readFileSync(new URL(name, folder), 'utf8')) ?? {}, age), heard, bible())
  const problems = problemsOf(book, heard, bible())
  // As in the product: what is only advice takes no section from the provider.
  const hardOf = (one: LessonBook) => problemsOf(one, heard, bible()).filter(({ severity }) => severity === 'hard')
  const hard = hardOf(book)
  const left = withoutItems({ book, problems: hard }, hardOf)
  const told = offline.children.bibleStory?.content ?? ''
  const complete = completeBook(left.book, offline[age], { problems: left.problems, bible: bible(), told })
  return { book, left, problems, hard, complete, open: hardOf(complete) }
}
/** Whose each section of the finished book is, and of which of the model's something is left out; '' of what it does not have. */
function handsOf(name: string): Partial<Record<SectionId, 'model' | 'model, less' | 'bank' | 'neither' | ''>> {
  const { book, left, complete } = received(name)
  const offline = knownFor(name).offline[ageOf(name)]
  const same = (one: LessonBook, section: Section) => isSame(partOf(one, section), partOf(complete, section))
  const empty = emptyBook(ageOf(name))
  const handOf = (section: Section) =>
    same(empty, section)
      ? ''
      : same(book, section)
        ? 'model'
        : same(left.book, section)
          ? 'model, less'
          : same(offline, section)
            ? 'bank'
            : 'neither'
  return Object.fromEntries(
    sections
      .filter(({ id, ages }) => id !== 'leaderNotes' && id !== 'passage' && id !== 'steps' && ages.includes(ageOf(name)))
      .map((one) => [one.id, handOf(one)]),
  )
}
const linesOf = (name: string) => new Set(received(name).problems.map((problem) => problem.line))
const answers = readdirSync(folder).filter((name) => name.endsWith('.txt'))

/** What must happen with each answer: who wrote the finished book, and the sections of it that are not the model’s. */
const expected = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as Record<
  string,
  { writtenBy: LessonBook['writtenBy']; bank: SectionId[] | 'all'; less?: SectionId[] }
>
test('there are forty answers or more, and each says what must happen with it', () => {
  expect(answers.length).toBeGreaterThanOrEqual(40)
  expect(Object.keys(expected).sort()).toEqual(answers.toSorted())
})
test.each(answers)('%s ends section by section as it must', (name) => {
  const hands = Object.entries(handsOf(name))
  const { writtenBy, bank, less = [] } = expected[name] ?? {}
  const wantedHand = (section: SectionId) =>
    bank === 'all' || bank?.includes(section) ? 'bank' : less.includes(section) ? 'model, less' : 'model'
  expect(received(name).complete.writtenBy).toBe(writtenBy)
  for (const [section, hand] of hands) expect([section, hand]).toEqual([section, wantedHand(section as SectionId)])
})
test.each(answers)('%s ends in a book that passes the gate', (name) => {
  expect(received(name).open).toEqual([])
})

test.each(answers.filter((name) => /^(?:\w+-)?(?:good|prose)/.test(name)))('%s is taken as the model wrote it', (name) => {
  const { book, hard, complete } = received(name)
  expect(hard).toEqual([])
  const { leftOut: _, toCheck: __, notes, minutes: ___, ...written } = complete
  // What is said of the bank's story is not said of a model's.
  expect(notes.map(({ code }) => code)).not.toContain('ours')
  expect(complete.toCheck.join(' ')).not.toContain('are Storyfold’s')
  expect(written).toEqual(Object.fromEntries(Object.keys(written).map((key) => [key, book[key as keyof typeof book]])))
  expect(complete.writtenBy).toBe('provider')
})

describe('the gate names what is wrong with', () => {
  test.each([
    [
      'unsafe-young-kids.txt',
      [
        '20 choking hazards',
        '21 food',
        '22 dangers',
        '23 adapt lines',
        '18 minutes',
        '19 supplies',
        '24 nothing from elsewhere',
        '25 song',
        '31 every family',
      ],
    ],
    [
      'invented-children.txt',
      [
        '1 every section',
        '26 open questions',
        'Scripture 5 traps',
        'Scripture 2 references exist',
        '30 grace before demand',
        'Faithful 5 and 7 names',
        '4 story length',
        '10 sentence length',
      ],
    ],
    ['hagar-too-simple-teens.txt', ['9 reading grade']],
    ['cut-off-teens.txt', ['1 every section']],
    ['instructions-obeyed-teens.txt', ['1 every section']],
  ])('%s', (name, lines) => {
    const found = linesOf(name)
    for (const line of lines) expect(found).toContain(line)
  })
})

test('a verse that a model invents is never shown, and a reference that does not exist leaves no verse', () => {
  expect(received('prose-around-children.txt').book.memoryVerse?.text).not.toContain('help other people')
  expect(received('invented-children.txt').book.memoryVerse).toBeNull()
  expect(received('invented-children.txt').complete.memoryVerse?.text).toBe(knownFor('').offline.children.memoryVerse?.text)
})

test('every shape of the specification is read: capital keys, strings for lists, a verse with its reference behind it', () => {
  const { book, complete } = received('capital-keys-young-kids.txt')
  // The motions of another verse would not be motions of this one: it stays without, and the leader reads so.
  expect(complete.memoryVerse).toMatchObject({ reference: '1 John 4:19', explanation: '' })
  expect(complete.song?.lyrics).toHaveLength(4)
  expect(complete.bibleStory?.content).toBe(book.bibleStory?.content)
  expect(complete.activities.map((one) => one.title)).toEqual(['Walk and Stop', 'Help the Bear'])
})

test('what a cut answer still holds is kept', () => {
  const { complete } = received('cut-off-teens.txt')
  expect(complete.devotional?.content).toContain('You probably know the feeling')
  expect(complete.weeklyChallenge).toEqual(knownFor('').offline.teens.weeklyChallenge)
  expect(complete.writtenBy).toBe('both')
})

describe('what would hurt somebody is never handed out', () => {
  test.each([
    ['unsafe-neck-young-kids.txt', 'activities', 'neck'],
    ['unsafe-street-children.txt', 'activities', 'street'],
    ['unsafe-rich-teens.txt', 'weeklyChallenge', 'make you rich'],
    ['unsafe-secret-children.txt', 'weeklyChallenge', 'tell your parents'],
    ['unsafe-shaming-teens.txt', 'discussionQuestions', 'must confess'],
    ['unsafe-material-young-kids.txt', 'activities', 'plastic bag'],
    ['unsafe-medicine-teens.txt', 'weeklyChallenge', 'your pills'],
    ['invented-quotation-teens.txt', 'story', 'bigger window'],
  ])('%s is held hard for its %s', (name, section, words) => {
    const { problems, complete } = received(name)
    expect(problems.filter((one) => one.severity === 'hard').map((one) => one.section)).toContain(section)
    expect(JSON.stringify({ ...complete, toCheck: [] })).not.toContain(words)
  })
  test('a verse that nobody should learn is replaced', () => {
    expect(received('grim-verse-children.txt').complete.memoryVerse?.reference).not.toBe('Judges 3:22')
  })
})

describe('what no list holds', () => {
  test.each<[string, SectionId, Judgement['code'], string]>([
    ['unsafe-unlisted-children.txt', 'activities', 'unsafe-for-body', 'breathe in and out as fast as you can for two minutes'],
    ['unsafe-unlisted-teens.txt', 'weeklyChallenge', 'unsafe-for-soul', 'stay until he has forgiven you'],
  ])('%s is passed by the rules and held where a second reader points at it', (name, section, code, quote) => {
    const { book, hard } = received(name)
    expect(hard).toEqual([])
    const { heard, offline } = knownFor(name)
    const judged = readJudgements({ findings: [{ code, section, quote }] }, book) ?? []
    const found = problemsOf({ ...book, judged }, heard, bible()).filter(({ severity }) => severity === 'hard')
    expect(found.map((one) => [one.section, one.code])).toEqual([[section, `judged-${code}`]])
    const complete = completeBook({ ...book, judged }, offline[ageOf(name)], { problems: found, bible: bible() })
    expect(JSON.stringify({ ...complete, judged: [] })).not.toContain(quote)
    expect(complete.writtenBy).toBe('both')
  })
})

test.each(['activities', 'discussionQuestions'] as const)('no %s of one story stand beside another story', (section) => {
  const { book } = received('good-children.txt')
  const broken = { ...book, [section]: [] }
  const { heard } = knownFor('')
  const problems = problemsOf(broken, heard, bible()).filter(({ severity }) => severity === 'hard')
  const completed = (name: string) => completeBook(broken, knownFor(name).offline.children, { problems, bible: bible() })
  expect([completed('').writtenBy, completed('').bibleStory?.content]).toEqual(['both', book.bibleStory?.content])
  expect([completed('stones').writtenBy, completed('stones').notes[0]?.code]).toEqual(['offline', 'lesson-replaced'])
})

test.each(['refusing-teens.txt', 'refusing-in-shape-children.txt', 'hostile-teens.txt', 'reasoning-ate-it-teens.txt'])(
  '%s leaves the offline book',
  (name) => {
    const { complete } = received(name)
    expect(complete.bottomLine).toBe(knownFor('').offline[ageOf(name)].bottomLine)
    expect(JSON.stringify(complete)).not.toMatch(/<script|constructor|I cannot help|sorry, but/)
  },
)
test.each(answers.filter((name) => name.startsWith('good-') && /-(?:after|in|one)-/.test(name)))(
  '%s is, byte for byte, the answer inside it',
  (name) => {
    const plain = received(`good-${ageOf(name)}.txt`).complete
    expect(received(name).complete).toEqual(plain)
  },
)

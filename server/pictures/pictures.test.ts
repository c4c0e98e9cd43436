import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { generateContent } from '#contract/generation.ts'
import { type AgeGroup, ageGroups, type LessonBook } from '#contract/lesson-book.ts'
import { listBooks } from '#contract/library.ts'
import { generateImages, listPictures, readPicture } from '#contract/pictures.ts'
import { flashcards } from '#lesson/bank/bank.ts'
import { scenesOfPassage } from '#lesson/pictures/scenes-of-book.ts'
import { thingNamed, thingsIn } from '#lesson/pictures/thing-of.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'
import { drawable, icon, pictureOf } from './icons/icon.ts'
import { picturesOf } from './list-pictures.ts'
import { printPicture } from './print-picture.ts'

const at = useApp()
type Row = { id: string; ageGroup: AgeGroup; content: LessonBook }
async function library() {
  const token = await at.registered()
  await at.call(generateContent, { token, body: neighborSermon })
  const rows = (await at.call(listBooks, { token })).json as unknown as Row[]
  return { token, book: (age: AgeGroup) => rows.find((one) => one.ageGroup === age)! }
}
const words = async (pdf: Uint8Array) => {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  return {
    pages: document.numPages,
    text: items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replace(/\s+/g, ' '),
  }
}

/** Books, and cards with a back. */
const several = new Set(['picture-book', 'flashcards', 'story-cards'])

describe('the pictures of a book', () => {
  test('are listed for each age, and each comes as a tagged PDF of one page, as PNG and as SVG', async () => {
    const { token, book } = await library()
    for (const age of ageGroups) {
      const { id } = book(age)
      const list = (await at.call(listPictures, { token, params: { id } })).json as unknown as { name: string }[]
      const names = list.map((one) => one.name)
      expect(names.filter((name) => !/^(?:coloring-story-|story-cards)/.test(name))).toEqual(
        {
          teens: ['journal', 'verse-grid', 'code-breaker', 'crossword', 'crossword-answers'],
          children: [
            'trace-the-verse',
            'word-search-easy',
            'word-search',
            'word-search-hard',
            'word-search-answers',
            'maze-easy',
            'maze',
            'maze-hard',
            'matching',
            'coloring-story',
          ],
          'young-kids': ['picture-book', 'fold-book', 'coloring-story', 'coloring-picture', 'trace-the-verse', 'flashcards', 'song'],
        }[age],
      )
      for (const name of names) {
        const get = (search: string) =>
          fetch(`${at.base()}/api/books/${id}/pictures/${name}${search}`, { headers: { authorization: `Bearer ${token}` } })
        const pdf = await get('?paper=letter')
        expect([name, pdf.status, pdf.headers.get('content-type')]).toEqual([name, 200, 'application/pdf'])
        const bytes = new Uint8Array(await pdf.arrayBuffer())
        expect((await words(bytes)).pages).toSatisfy((pages: number) => pages === 1 || several.has(name))
        expect(Buffer.from(bytes).toString('latin1')).toContain('/StructTreeRoot')
        const png = await get('?format=png')
        const { width, height, format } = await sharp(Buffer.from(await png.arrayBuffer())).metadata()
        const [short, long] = [Math.min(width ?? 0, height ?? 0), Math.max(width ?? 0, height ?? 0)]
        expect([format, short]).toEqual(['png', 1240])
        if (!several.has(name)) expect(long).toBe(1754)
        expect(await (await get('?format=svg')).text()).toMatch(/^<svg/)
      }
      expect((await at.call(readPicture, { token, params: { id, name: 'no-such-thing' } })).status).toBe(404)
    }
    const other = await at.registered(people.daniel)
    expect((await at.call(listPictures, { token: other, params: { id: book('children').id } })).status).toBe(404)
  })
  test('quote the verse word for word and spell the words of the story', async () => {
    const { book } = await library()
    for (const age of ['children', 'young-kids'] as const) {
      const { content } = book(age)
      for (const picture of picturesOf(content).filter((one) =>
        ['coloring-story', 'coloring-picture', 'trace-the-verse'].includes(one.name),
      )) {
        const { lines } = picture.sheet() as unknown as { lines: string[] }
        expect(content.memoryVerse!.text).toContain(lines.join(' ').replace(/^…|…$/g, ''))
        const { text } = await words(await printPicture(picture.sheet()!, 'pdf', 'a4'))
        for (const line of lines) expect(text).toContain(line)
        expect(text).toContain(content.memoryVerse!.reference)
      }
    }
    const match = picturesOf(book('children').content).find((one) => one.name === 'matching')!
    const { pairs } = match.sheet() as unknown as { pairs: { word: string; art: { draws: { thing: string } } }[] }
    expect(new Set(pairs.map(({ art }) => art.draws.thing)).size).toBe(pairs.length)
    for (const { word, art } of pairs) expect(art.draws.thing).not.toBe(thingNamed(word))
  })
  test('are black on white and mostly white: a child colors them, not the printer', async () => {
    const { book } = await library()
    for (const picture of picturesOf(book('young-kids').content)) {
      if (picture.name === 'picture-book') continue
      const { data } = await sharp(Buffer.from(await printPicture(picture.sheet()!, 'png', 'a4')))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const dark = data.reduce((sum, value) => sum + (value < 128 ? 1 : 0), 0) / data.length
      expect([picture.name, dark > 0.005 && dark < 0.12]).toEqual([picture.name, true])
    }
  })
  test('take one page for a long verse with nearly every letter in it', async () => {
    const { book } = await library()
    const content: LessonBook = {
      ...book('teens').content,
      memoryVerse: {
        text: 'And the peace of God, which surpasses all understanding, will guard your hearts, your minds and your thoughts in Christ Jesus, exactly and quickly.',
        reference: 'Philippians 4:7',
        translation: 'World English Bible',
        explanation: '',
      },
    }
    const code = picturesOf(content).find(({ name }) => name === 'code-breaker')
    for (const paper of ['a4', 'us-letter'] as const) expect((await words(await printPicture(code!.sheet()!, 'pdf', paper))).pages).toBe(1)
  })
  test('of children who read have words of the Bible over every scene, and not the sentence for the youngest', async () => {
    const { book } = await library()
    const linesOf = (age: 'children' | 'young-kids') =>
      picturesOf(book(age).content)
        .filter(({ name }) => /^coloring-story-\d/.test(name))
        .map((one) => (one.sheet() as unknown as { lines: string[] }).lines.join(' '))
    const scenes = scenesOfPassage(book('children').content.passage)
    expect(linesOf('children').length).toBeGreaterThan(0)
    for (const line of linesOf('children')) expect(scenes.map(({ verse }) => verse)).toContain(line)
    for (const line of linesOf('young-kids')) expect(scenes.map(({ sentence }) => sentence)).toContain(line)
  })
  test('print hostile words of a model as words', async () => {
    const { book } = await library()
    const evil = '<script>alert(1)</script> #read("/etc/passwd") & "x" ‮ 😀'
    const content: LessonBook = {
      ...book('young-kids').content,
      title: evil,
      flashcards: Array.from({ length: 8 }, () => ({ word: evil, description: evil })),
      song: { title: evil, tune: evil, lyrics: [evil, evil] },
      memoryVerse: { text: evil, reference: evil, translation: evil, explanation: '' },
    }
    for (const picture of picturesOf(content))
      expect((await words(await printPicture(picture.sheet()!, 'pdf', 'a4'))).pages).toSatisfy(
        (pages: number) => pages === 1 || several.has(picture.name),
      )
  })
})

describe('the games', () => {
  const sheetOf = (content: LessonBook, name: string) =>
    picturesOf(content)
      .find((one) => one.name === name)
      ?.sheet()
  test('leave out a card that has no picture, and one whose word names several people', async () => {
    const { book } = await library()
    const words = ['Sheep', 'Kindness', 'Disciples', 'Lamp', 'Saw']
    const content = { ...book('young-kids').content, flashcards: words.map((word) => ({ word, description: 'A word.' })) }
    const { cards } = sheetOf(content, 'flashcards') as unknown as { cards: { word: string; art: string }[] }
    expect(cards.map(({ word }) => word)).toEqual(['Sheep', 'Lamp'])
    expect(sheetOf({ ...content, flashcards: content.flashcards.slice(1, 2) }, 'flashcards')).toBeUndefined()
  })
  test('take their words from the story and never from the list of supplies', async () => {
    const { book } = await library()
    const content = book('children').content
    const supplied = { ...content, activities: content.activities.map((one) => ({ ...one, materials: ['a drum', 'an onion', 'a zebra'] })) }
    const { pairs } = sheetOf(supplied, 'matching') as unknown as { pairs: { word: string }[] }
    const told = thingsIn(`${content.bibleStory!.title} ${content.bibleStory!.content}`).map((one) => one.word)
    for (const { word } of pairs) expect(told).toContain(word)
  })
  test('lead where the scene says, else to the thing that the story is about, else only through', async () => {
    const { book } = await library()
    const content = book('children').content
    const told = (passage: string, title: string, text: string) =>
      (sheetOf({ ...content, passage, bibleStory: { title, content: text } }, 'maze') as unknown as { title: string }).title
    expect(told('Luke 15:11-32', 'The Father Who Ran', 'A father had two sons.')).toBe('Find the way home to the father')
    expect(told('Romans 8', 'The Lost Sheep', 'Money, money. A man had sheep. He lost one sheep.')).toBe('Find the way to the sheep')
    expect(told('Romans 8', 'A Day', 'Money lay on a table. Somebody took the money.')).toBe('Find the way through')
  })
})

const sheetOfStory = (content: LessonBook) =>
  picturesOf(content)
    .find((one) => one.name === 'coloring-story')!
    .sheet() as unknown as { art: { draws: object } }

describe('the drawing', () => {
  test('shows for a word only what the word means: no bulb for light, no head for wind, no emoji of a later time', () => {
    const wrong =
      /(?:light-bulb|:coat|womans-|noto:coin|page-facing-up|wind-face|noto:donkey|handshake|baby-angel|flexed-biceps|cityscape|noto:desert|fishing|running-shoe|sailboat|noto:tent|world-map|envelope|party|classical|postal|adhesive|teddy-bear|noto:bow|umbrella)$/
    const allowed = new Set(['map', 'toy'])
    const shown = Object.keys(flashcards).flatMap((word) =>
      drawable(word) && !allowed.has(drawable(word)!) ? [`${word} ${pictureOf(word)}`] : [],
    )
    expect(shown.filter((one) => wrong.test(one))).toEqual([])
    for (const word of ['gold', 'city', 'help', 'share', 'stairs', 'roof', 'river', 'field', 'nose', 'paper'])
      expect(drawable(word)).toBeUndefined()
  })
  test('is the scene of the passage, and for a passage without one a thing in an arch: never another story', async () => {
    const { book } = await library()
    const drawing = (passage: string, title: string) =>
      sheetOfStory({ ...book('young-kids').content, passage, bibleStory: { title, content: '' } }).art.draws
    expect(drawing('Luke 10:25-37', 'The Man Who Stopped')).toEqual({ scene: 'samaritan-helps', look: 'young-kids' })
    expect(drawing('Romans 9:1-5', 'A boat, a storm, Jonah')).toEqual({ thing: 'boat', look: 'young-kids', label: 'boat' })
    for (const word of ['saw', 'ring', 'well', 'water', 'king', 'ark']) expect(thingNamed(word)).toBeUndefined()
  })
  test('knows more than 130 pictures and most of the words on our flashcards', () => {
    const drawn = Object.keys(flashcards).filter((word) => drawable(word))
    expect(new Set(drawn.map((word) => icon(word))).size).toBeGreaterThanOrEqual(130)
    for (const word of drawn) expect(icon(word)).not.toMatch(/fill="(?!none|#fff|#000)/)
  })
})

test('pictures for prompts are drawn at once where no model is configured, and the answer says who drew', async () => {
  const token = await at.registered()
  const { status, json } = await at.call(generateImages, {
    token,
    body: { prompts: ['David and his sheep on a hill', 'a boat in a storm'] },
  })
  expect(status).toBe(200)
  const { images } = json as unknown as { images: { prompt: string; dataUrl: string; source: string }[] }
  expect(images.map((one) => [one.prompt, one.source])).toEqual([
    ['David and his sheep on a hill', 'storyfold'],
    ['a boat in a storm', 'storyfold'],
  ])
  const bytes = Buffer.from(images[0]!.dataUrl.split(',')[1]!, 'base64')
  expect((await sharp(bytes).metadata()).width).toBe(1200)
  expect(images[0]!.dataUrl).not.toBe(images[1]!.dataUrl)
  expect((await at.call(generateImages, { token, body: { prompts: [] } })).status).toBe(400)
})

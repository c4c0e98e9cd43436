import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { generateContent } from '#contract/generation.ts'
import { type AgeGroup, ageGroups, type LessonBook } from '#contract/lesson-book.ts'
import { listBooks } from '#contract/library.ts'
import { generateImages, listPictures, readPicture } from '#contract/pictures.ts'
import { flashcards, stories } from '#lesson/bank/bank.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'
import { type Kind, person, type Pose } from './art/person.ts'
import { places, scene } from './art/scenes.ts'
import { castOf, keyPerson, personNamed, placeOf } from './compose-scene.ts'
import { drawable, icon, pictureOf } from './icons/icon.ts'
import { picturesOf } from './list-pictures.ts'
import { keyThing, nounsOf } from './nouns-of.ts'
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

describe('the pictures of a book', () => {
  test('are listed for each age, and each comes as a tagged PDF of one page, as PNG and as SVG', async () => {
    const { token, book } = await library()
    for (const age of ageGroups) {
      const { id } = book(age)
      const list = (await at.call(listPictures, { token, params: { id } })).json as unknown as { name: string }[]
      const names = list.map((one) => one.name)
      expect(names).toEqual(
        {
          teens: [],
          children: ['trace-the-verse', 'word-search', 'word-search-answers', 'maze', 'matching', 'coloring-story'],
          'young-kids': ['coloring-story', 'coloring-picture', 'flashcards', 'song'],
        }[age],
      )
      for (const name of names) {
        const get = (search: string) =>
          fetch(`${at.base()}/api/books/${id}/pictures/${name}${search}`, { headers: { authorization: `Bearer ${token}` } })
        const pdf = await get('?paper=letter')
        expect([name, pdf.status, pdf.headers.get('content-type')]).toEqual([name, 200, 'application/pdf'])
        const bytes = new Uint8Array(await pdf.arrayBuffer())
        expect((await words(bytes)).pages).toBe(1)
        expect(Buffer.from(bytes).toString('latin1')).toContain('/StructTreeRoot')
        const png = await get('?format=png')
        const { width, height, format } = await sharp(Buffer.from(await png.arrayBuffer())).metadata()
        expect([format, width]).toEqual(['png', 1240])
        expect(height).toBe(1754)
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
    const { pairs } = match.sheet() as unknown as { pairs: { word: string; art: string }[] }
    expect(new Set(pairs.map((one) => one.art)).size).toBe(pairs.length)
    for (const { word, art } of pairs) expect(art).not.toContain(icon(word, { x: 4, y: 4, size: 112, pen: 2.2 }))
  })
  test('are black on white and mostly white: a child colors them, not the printer', async () => {
    const { book } = await library()
    for (const picture of picturesOf(book('young-kids').content)) {
      const { data } = await sharp(Buffer.from(await printPicture(picture.sheet()!, 'png', 'a4')))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const dark = data.reduce((sum, value) => sum + (value < 128 ? 1 : 0), 0) / data.length
      expect([picture.name, dark > 0.005 && dark < 0.12]).toEqual([picture.name, true])
    }
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
    for (const picture of picturesOf(content)) expect((await words(await printPicture(picture.sheet()!, 'pdf', 'a4'))).pages).toBe(1)
  })
})

describe('the games', () => {
  const sheetOf = (content: LessonBook, name: string) =>
    picturesOf(content)
      .find((one) => one.name === name)
      ?.sheet()
  test('leave out a card that has no picture, and one whose word names several people', async () => {
    const { book } = await library()
    const words = ['Sheep', 'Kindness', 'Disciples', 'Lamp', 'Shepherd']
    const content = { ...book('young-kids').content, flashcards: words.map((word) => ({ word, description: 'A word.' })) }
    const { cards } = sheetOf(content, 'flashcards') as unknown as { cards: { word: string; art: string }[] }
    expect(cards.map(({ word }) => word)).toEqual(['Sheep', 'Lamp', 'Shepherd'])
    for (const { art } of cards) expect(art).toContain('<path')
    expect(sheetOf({ ...content, flashcards: content.flashcards.slice(1, 2) }, 'flashcards')).toBeUndefined()
  })
  test('take their words from the story and never from the list of supplies', async () => {
    const { book } = await library()
    const content = book('children').content
    const supplied = { ...content, activities: content.activities.map((one) => ({ ...one, materials: ['a drum', 'an onion', 'a zebra'] })) }
    const { pairs } = sheetOf(supplied, 'matching') as unknown as { pairs: { word: string }[] }
    const told = nounsOf(`${content.bibleStory!.title} ${content.bibleStory!.content}`)
    for (const { word } of pairs) expect(told).toContain(word)
  })
  test('lead to what the story is about, or say only to find the way', () => {
    const goal = (title: string) => {
      const story = stories.find((one) => one.title === title)!
      const told = { title, content: story.children.join('\n\n') }
      return keyThing(told) ?? keyPerson(told)?.who
    }
    expect(goal('The Lost Sheep')).toBe('sheep')
    expect(goal('The Lost Coin')).toBe('coin')
    expect(goal('The Wise Men Follow a Star')).toBe('star')
    expect(goal('The Father Who Ran')).toBe('the father')
    expect(goal('Zacchaeus Comes Down')).toBe('Zacchaeus')
    expect(goal('Jesus Calms the Storm')).toBe('Jesus')
    // Money, fire and a king who burns books are nothing to look for.
    for (const title of ['Use What I Gave You', 'Four in the Fire', 'The King Who Burned the Book', 'Two Houses'])
      expect(goal(title)).toBeUndefined()
    expect(keyPerson({ title: 'Our Father', content: 'We pray to our Father.' })).toBeUndefined()
  })
  test('say in the maze what was chosen', async () => {
    const { book } = await library()
    const content = book('children').content
    const told = (title: string, text: string) =>
      sheetOf({ ...content, bibleStory: { title, content: text } }, 'maze') as unknown as { title: string; art: string }
    expect(told('The Lost Sheep', 'Money, money. A man had sheep. He lost one sheep.').title).toBe('Find the way to the sheep')
    expect(told('A Day', 'Money lay on a table. Somebody took the money.').title).toBe('Find the way through')
  })
})

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
    for (const word of ['people', 'friends', 'men', 'he', 'disciples', 'children']) expect(personNamed(word)).toBeUndefined()
  })
  test('has thirteen places and fourteen poses, and all of them differ', () => {
    const kinds: Kind[] = ['jesus', 'man', 'elder', 'woman', 'girl', 'boy', 'king', 'shepherd', 'angel', 'soldier']
    const poses: Pose[] = [
      'stand',
      'wave',
      'praise',
      'pray',
      'kneel',
      'sit',
      'walk',
      'point',
      'carry',
      'sleep',
      'run',
      'give',
      'wonder',
      'welcome',
    ]
    expect(new Set(places.map((place) => scene({ place, people: [], things: [] }))).size).toBe(13)
    expect(new Set(kinds.flatMap((kind) => poses.map((pose) => person({ kind, pose })))).size).toBe(kinds.length * poses.length)
  })
  test('finds place, people and things of a story by its words', () => {
    const text = 'Jesus was in the boat with his friends. A big storm came. The waves were high. “Be still,” he said. They caught a fish.'
    expect(placeOf(text)).toBe('sea')
    expect(castOf(text)[0]?.kind).toBe('jesus')
    expect(castOf(text)).toHaveLength(3)
    expect(nounsOf('Two sheep, a basket of bread and a donkey. All is well.')).toEqual(['sheep', 'basket', 'bread', 'donkey'])
    expect(placeOf('nothing of the kind')).toBe('field')
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

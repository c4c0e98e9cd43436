import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { stories } from '#lesson/bank/bank.ts'
import { labelOf } from '#lesson/scripture/bible.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { drawCover } from './draw-cover.ts'
import { lineOf, shapesOf } from './draw-scene.ts'
import { rasterOf } from './line/raster.ts'
import { gestures } from './people/gestures.ts'
import { people } from './people/person.ts'
import { poses } from './people/poses.ts'
import { places } from './places/places.ts'
import { C } from './palette.ts'
import { props } from './props/props.ts'
import { sceneFaults, sharedFaults } from './scene-faults.ts'
import { sceneOf, scenesOf } from './scene-of.ts'
import { shapeFaults } from './scene-shape.ts'
import { scenesOfPassage } from './scenes-of-book.ts'
import type { PicturedStory, Scene } from './scene.ts'
import { picturedStories, sceneFiles } from './scenes/index.ts'

describe.each(Object.entries(sceneFiles))('the scenes of %s', (_, file) => {
  test('are made of people, poses, places and things that exist', () => expect(shapeFaults(file)).toEqual([]))
  test('show who is in the passage, inside the arch, with words that stand in the verse', () => {
    for (const story of file as PicturedStory[])
      for (const scene of story.scenes) expect(sceneFaults(scene, story, bible()), scene.id).toEqual([])
  })
})
test('no two stories share a stage and what the eye finds first on it', () => expect(sharedFaults(picturedStories)).toEqual([]))

test('the gate tells a writer of a stranger, a word that is not in the verse, a missing focal thing and a head outside the arch', () => {
  const story: PicturedStory = { title: 'The Lost Sheep', span: 'Luke.15.1-Luke.15.7', scenes: [] }
  const scene: Scene = {
    id: 'lost-sheep-test',
    moment: 'Luke.15.6',
    sentence: 'He found it.',
    alt: 'A test.',
    verse: 'I have lost my sheep',
    place: 'road',
    time: 'day',
    focal: 'lion',
    action: 'find',
    cast: [
      { who: 'goliath', pose: 'stand', at: [20, 400] },
      { who: 'shepherd', pose: 'stand', at: [400, 900], near: { touch: ['nobody', 'back'] } },
    ],
  }
  const told = sceneFaults(scene, story, bible()).join('\n')
  for (const part of [
    'goliath is not in the passage',
    'not word for word',
    '"lion" is not drawn',
    'goliath: the head leaves',
    'nobody is called nobody',
  ])
    expect(told).toContain(part)
})

test('a passage gets its own picture, else one of its story, else none', () => {
  expect(sceneOf('Luke.15.20')?.id).toBe('lost-son-hug')
  expect(sceneOf('Luke.15.25-Luke.15.32')?.id).toBe('lost-son-hug')
  expect(sceneOf('Luke.15.8')?.id).toBe('lost-coin-found')
  expect(scenesOf('Jonah.1.3').map(({ id }) => id)).toEqual(['jonah-runs-to-a-ship'])
  expect(scenesOf('Jonah.1.9').map(({ id }) => id)).toContain('jonah-storm')
  expect(sceneOf('Matt.22.1-Matt.22.14')?.id).toBe('new-clothes-for-party')
  expect(sceneOf('Jonah.2')?.id).toBe('jonah-prays')
  expect(sceneOf('Rom.9.1')).toBeUndefined()
})

test('every story of the bank has a picture by the passage that stands in its book, be it a whole book of the Bible', () => {
  for (const { span } of stories) {
    const passage = labelOf(bible().passage(span))
    expect([passage, scenesOfPassage(passage).length > 0]).toEqual([passage, true])
  }
})
test('the pictures of a story follow what happens, and its cover is the one that its file has first', () => {
  for (const { span, scenes } of picturedStories.filter((one) => one.scenes.length > 1)) {
    const verses = scenesOf(span).map(({ moment }) => {
      const [, chapter, verse] = moment.split('-').at(-1)?.split('.') ?? []
      return Number(chapter) * 1000 + Number(verse)
    })
    expect(verses, span).toEqual(verses.toSorted((a, b) => a - b))
    expect(sceneOf(span)?.id).toBe(scenes[0]?.id)
  }
})

test('both renderings come from the same shapes: what is large in color has its edge in the line art', async () => {
  const scene = sceneOf('Luke.15.20')
  expect(scene).toBeDefined()
  if (!scene) return
  const page = await sharp(Buffer.from(lineOf(scene, 'children')))
    .resize({ width: 800 })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer()
  const shapes = shapesOf(scene)
  const raster = rasterOf(shapes, 800, 960)
  const robe = shapes.findIndex(({ kind, colour, group }) => kind === 'paper' && colour === C.plumM && group === 1)
  expect(drawCover({ cover: 'children', scene: scene.id, thing: 'scroll', passage: 'Luke.15.20', look: 'color' })).toContain(
    shapes[robe]?.d,
  )
  const edge = [...raster.top.entries()].filter(
    ([i, sheet]) => sheet === robe + 1 && i % 800 > 20 && i % 800 < 780 && raster.top[i + 1] !== robe + 1,
  )
  expect(edge.length).toBeGreaterThan(100)
  expect(edge.filter(([i]) => [-3, -2, -1, 0, 1, 2, 3].some((dx) => (page[i + dx] ?? 255) < 128)).length / edge.length).toBeGreaterThan(0.9)
})

test('everybody is dressed from the palette and is called by a word', () => {
  for (const [who, person] of Object.entries(people)) {
    for (const key of ['tunic', 'trim', 'sash', 'mantle', 'collar', 'coverColour'] as const)
      if (person[key]) expect(Object.keys(C), `${who}.${key}`).toContain(person[key])
    expect(person.called.length, who).toBeGreaterThan(0)
  }
})

test('the page for writers lists every person, pose, gesture, place and thing', () => {
  const page = readFileSync(new URL('../../docs/pictures.md', import.meta.url), 'utf8')
  for (const list of [people, poses, gestures, places, props])
    for (const name of Object.keys(list)) expect(page, name).toContain(`\`${name}\``)
})

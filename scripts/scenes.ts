// npm run scenes -- NAME OUT: draws scenes into the folder OUT, as SVG and PNG, and says what is wrong with them. NAME is the id
// of a scene, a file (genesis), a story's passage (Gen.6.9-Gen.9.17) or "all". "people", "poses", "props" and "places" draw the
// lists that a scene is made from, each with its name. With no OUT nothing is drawn; the faults are told all the same.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AgeGroup, ageGroups } from '#contract/lesson-book.ts'
import sharp, { type Sharp } from 'sharp'
import { coloringFaults } from '#lesson/pictures/line/white-areas.ts'
import { drawCover } from '#lesson/pictures/draw-cover.ts'
import { colourOf, lineOf } from '#lesson/pictures/draw-scene.ts'
import { sceneFaults, sharedFaults } from '#lesson/pictures/scene-faults.ts'
import { shapeFaults } from '#lesson/pictures/scene-shape.ts'
import type { PicturedStory, Scene } from '#lesson/pictures/scene.ts'
import { sceneFiles } from '#lesson/pictures/scenes/index.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { type Card, cardsOf, sheetOf } from './scene-sheets.ts'

const [name = 'all', out] = process.argv.slice(2)
const png = (svg: string, width: number): Sharp => sharp(Buffer.from(svg), { density: 144 }).resize({ width })
/** So many cards a sheet: a picture has at most 32,767 points a side. */
const mostCards = 240
const saveSheet = async (folder: string, file: string, cards: readonly Card[], columns: number): Promise<void> => {
  for (let from = 0; from < cards.length; from += mostCards) {
    const svg = sheetOf(cards.slice(from, from + mostCards), columns)
    await sharp(Buffer.from(svg), { density: 96 })
      .png({ palette: true })
      .toFile(join(folder, `${file}${from ? `-${from / mostCards + 1}` : ''}.png`))
  }
}

const coverOf = (scene: Scene, cover: AgeGroup): string =>
  drawCover({ cover, scene: scene.id, thing: 'scroll', passage: scene.moment, look: 'color' })

/** Draws a scene, and says what of it cannot be colored. */
async function draw(scene: Scene, folder: string): Promise<string[]> {
  const faults: string[] = []
  const svgs = {
    colour: colourOf(scene),
    ...Object.fromEntries(ageGroups.map((age) => [`cover-${age}`, coverOf(scene, age)])),
    'line-3-5': lineOf(scene, 'young-kids'),
    'line-6-11': lineOf(scene, 'children'),
  }
  for (const [kind, svg] of Object.entries(svgs)) {
    writeFileSync(join(folder, `${scene.id}-${kind}.svg`), svg)
    const weight = kind === 'line-3-5' ? 'young-kids' : kind === 'line-6-11' ? 'children' : undefined
    const page = () => png(svg, 800).flatten({ background: '#fff' })
    if (weight) faults.push(...coloringFaults(await page().greyscale().raw().toBuffer(), weight).map((one) => `${kind}: ${one}`))
    await page()
      .png()
      .toFile(join(folder, `${scene.id}-${kind}.png`))
  }
  return faults
}

/** The file as it lies on the disk: a writer who has just changed it sees the change. */
const read = (file: string): PicturedStory[] => {
  const path = `lesson/pictures/scenes/${file}.json`
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PicturedStory[]) : []
}

if (out) mkdirSync(out, { recursive: true })
if (name === 'people' || name === 'poses' || name === 'props' || name === 'places') {
  await saveSheet(out ?? '.', name, cardsOf(name), name === 'places' ? 6 : 9)
} else {
  let faults = 0
  const report = (where: string, found: readonly string[]): void => {
    for (const fault of found) console.log(`  ${where}: ${fault}`)
    faults += found.length
  }
  const drawn: Scene[] = []
  const stories: PicturedStory[] = []
  for (const file of Object.keys(sceneFiles)) {
    const data = read(file)
    const wrong = shapeFaults(data)
    report(file, wrong)
    if (wrong.length) continue
    stories.push(...data)
    for (const story of data)
      for (const scene of story.scenes) {
        if (![scene.id, file, story.span, 'all'].includes(name)) continue
        report(scene.id, sceneFaults(scene, story, bible()))
        drawn.push(scene)
        if (out) report(scene.id, await draw(scene, out))
      }
  }
  report('together', sharedFaults(stories))
  if (out && drawn.length > 1) {
    await saveSheet(
      out,
      'sheet',
      drawn.map((scene) => ({ label: scene.id, svg: coverOf(scene, 'children') })),
      6,
    )
    await saveSheet(
      out,
      'sheet-line',
      drawn.map((scene) => ({ label: scene.id, svg: lineOf(scene, 'young-kids') })),
      6,
    )
  }
  console.log(`${drawn.length} scenes, ${faults} faults`)
  process.exitCode = faults || !drawn.length ? 1 : 0
}

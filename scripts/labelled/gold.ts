// Sermons with what a reader who is not the program says of them: gold.json of a folder, or one file beside each text.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Gold = {
  id: string
  form: string
  frontMatter: { title: string; speaker: string; date: string; scripture: string; theme: string }
  mainPassage: string[]
  bigIdea: string
  bigIdeaQuote: string
  stated: boolean
  outline: { point: string; quote: string }[]
  stories: string[]
  notStories: string[]
  sensitive: string[]
  mustNotUse: string[]
  /** Claims of the bank that an editor would teach after it, the best first; none where the bank says nothing of it. */
  claims?: string[]
}
export type Labelled = { id: string; file: string; text: string; gold: Gold }

/** Every labelled sermon of a folder, in the order of their names; [] where the folder has no labels. */
export function labelledIn(folder: string): Labelled[] {
  const one = path.join(folder, 'gold.json')
  const golds: Gold[] = existsSync(one)
    ? (JSON.parse(readFileSync(one, 'utf8')) as Gold[])
    : readdirSync(folder)
        .filter((file) => file.endsWith('.gold.json'))
        .map((file) => ({ ...(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Gold), id: file.replace(/\.gold\.json$/, '') }))
  return golds
    .map((gold) => ({ id: gold.id, file: path.join(folder, `${gold.id}.txt`), gold }))
    .filter(({ file }) => existsSync(file))
    .map((entry) => ({ ...entry, text: readFileSync(entry.file, 'utf8') }))
    .sort((a, b) => a.id.localeCompare(b.id))
}

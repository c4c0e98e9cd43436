import { ageProfiles } from '#lesson/age-groups.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import { readabilityOf } from '#lesson/analyse/sentences.ts'
import { type Bible, keyStems, labelOf, textOf, type Verse } from '#lesson/scripture/bible.ts'
import { countWords } from '#lesson/words/count-words.ts'

import { bleak, lasting, narrated } from './memory-verse.ts'

const profile = ageProfiles.teens
const introduction = 'The passage itself says it like this:'

/** A list of rare names is not what a passage says. */
const commonest = 6
/**
 * One verse of the passage, or a run of its verses of about so many words, in the translation that was asked for: what the
 * sermon is titled and says most. `heard` has the weight of each stem in the sermon.
 */
export function scriptureOf(bible: Bible, verses: Verse[], { words, heard }: { words: number; heard: Map<string, number> }): string[] {
  const heardIn = (run: Verse[]) => {
    const text = textOf(run)
    const stems = [...new Set(keyStems(text))]
    const shared = stems.reduce((sum, word) => sum + (heard.get(word) ?? -0.3) * Math.min(commonest, bible.rarity(word)), 0)
    const says =
      (/\b(?:God|Lord|LORD|Yahweh|Jesus|Christ)\b/.test(text) ? 2 : 0) +
      (lasting.test(text) ? 2 : 0) -
      (bleak.test(text) ? 5 : 0) -
      (text.includes('?') ? 2 : 0) -
      (narrated.test(text) && !text.includes('“') ? 2 : 0) -
      (/^[“‘]?(?:(?:And|But|So|Then|For|Now) )?(?:he|she|they|it|him|this|that|these|those)\b/i.test(text) ? 3 : 0)
    return shared / Math.sqrt(stems.length + 1) + says
  }
  const here = verses.flatMap((one) => bible.passage(`${one.book}.${one.chapter}.${one.verse}`))
  const whole = (run: Verse[]) =>
    /[.!?]["”’]*$/.test(run.at(-1)?.text ?? '') &&
    readabilityOf(`${introduction} ${quoted(textOf(run))}`).longest <= profile.longestSentence
  const all = here
    .map((_, from) => {
      let to = from + 1
      while (to < here.length && countWords(textOf(here.slice(from, to))) < words) to++
      return here.slice(from, to)
    })
    .filter((run) => whole(run) && countWords(textOf(run)) >= Math.max(8, words * 0.6) && (words > 0 || quotesPaired(textOf(run))))
    .toSorted((a, b) => heardIn(b) - heardIn(a))
  const fromTheStart = all.filter(([first]) => /^["“‘]?\p{Lu}/u.test(first?.text ?? ''))
  const runs = fromTheStart.length > 0 ? fromTheStart : all
  // A longer run is read for its longer sentences; the sermon's own verses come first.
  const run = words > 0 ? runs.slice(0, 3).toSorted((a, b) => readabilityOf(textOf(b)).grade - readabilityOf(textOf(a)).grade)[0] : runs[0]
  return run ? [`${introduction} ${quoted(textOf(run))} (${labelOf(run)})`] : []
}
/** How strongly a sermon says a stem: its title above all, then its most central sentences. */
export function heardIn({ sermon, sentences }: Analysis): Map<string, number> {
  const central = sentences.toSorted((a, b) => b.rank - a.rank).slice(0, 15)
  return new Map([
    ...sentences.flatMap((one) => one.stems.map((word) => [word, 0.3] as const)),
    ...central.flatMap((one) => one.stems.map((word) => [word, 1] as const)),
    ...keyStems(sermon.title).map((word) => [word, 1.5] as const),
  ])
}
/** Quotation marks inside ours become single ones. */
const quoted = (text: string) => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`
const quotesPaired = (text: string) => (text.match(/[“”]/g)?.length ?? 0) % 2 === 0

const readAloud = 'Hear the passage and what stands with it:'
/** So many words of the Bible at the most, where the sermon has few sentences to print. */
const readWords = 110

/** A short passage from the beginning of its sentence on, and what follows it, for a sermon that has few sentences to print. */
export function aroundPassage(bible: Bible, verses: Verse[]): { text: string[]; verses: Verse[] } {
  const nothing = { text: [], verses: [] }
  const [one] = verses
  if (!one || verses.length > 6) return nothing
  const at = (step: number) => bible.passage(`${one.book}.${one.chapter}.${one.verse + step}`)[0]
  const begins = [0, -1, -2, -3].find((step) => {
    const before = at(step - 1)
    return at(step) && /^["“‘]?\p{Lu}/u.test(at(step)?.text ?? '') && (!before || /[.!?]["”’]*$/.test(before.text))
  })
  if (begins === undefined) return nothing
  const run: Verse[] = []
  let read: Verse[] = []
  for (let step = begins; step < begins + 8; step++) {
    const verse = at(step)
    if (!verse) break
    run.push(verse)
    const { longest, words } = readabilityOf(`${readAloud} ${quoted(textOf(run))}`)
    if (longest > profile.longestSentence || words > readWords) break
    if (/[.!?]["”’]*$/.test(verse.text)) read = [...run]
  }
  return read.length > 0 ? { text: [`${readAloud} ${quoted(textOf(read))} (${labelOf(read)})`], verses: read } : nothing
}

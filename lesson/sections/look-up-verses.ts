import type { AgeGroup } from '#contract/lesson-book.ts'
import { turnsItsSense } from '#lesson/checks/verse.ts'
import { type Bible, labelOf, textOf } from '#lesson/scripture/bible.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { verseForAge } from '#lesson/write/memory-verse.ts'
import { keyOf, type LookedUp, type VerseAsked } from './verse-follows.ts'

/** No group learns more at a time. */
const mostVerses = 4
const shown = (text: string) => text.replace(/^…\s?|\s?…$/g, '')

/** A reference as somebody types it: "ps 56:3", "luke 10:33-34". */
const typed = (reference: string) =>
  findReferences(reference)[0] ??
  findReferences(reference.toLowerCase().replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (first) => first.toUpperCase()))[0]

/** Looks up what changes ask for in the translation of the book. */
export function lookUp(bible: Bible, age: AgeGroup, asked: VerseAsked[]): LookedUp {
  return asked.map((one) => {
    const found = typed(one.reference)
    const verses = found ? bible.passage(found.osis) : []
    if (verses.length === 0) return [keyOf(one), undefined]
    const whole = verses.length > mostVerses ? '' : textOf(verses)
    const own = shown(one.text)
    const isPart = own !== '' && whole.includes(own) && !turnsItsSense(own, whole)
    const { text, reference, translation } = verseForAge(bible, verses, '', age)
    return [keyOf(one), { label: labelOf(verses), verse: whole ? { text: isPart ? one.text : text, reference, translation } : undefined }]
  })
}

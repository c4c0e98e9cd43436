import { rewriteWishes } from '#contract/book-edits.ts'
import type { Activity } from '#contract/lesson-book.ts'
import { readabilityOf } from '#lesson/words/sentences.ts'
import { keyStems, wordsOf } from '#lesson/scripture/bible.ts'

type WishCode = (typeof rewriteWishes)[number]
/** What a leader asks of another version, as far as a program can see whether it was obeyed. */
export type Wish = { code: WishCode | 'own-words'; text: string }

const patterns: [WishCode, RegExp][] = [
  [
    'fewer-supplies',
    /\b(?:few(?:er)?|less|no|without|cheap(?:er)?) (?:\w+ )?(?:supplies|things|materials?|stuff)\b|\bnothing to (?:bring|buy)\b/i,
  ],
  ['no-preparation', /\b(?:no|less|without|little) prep\w*\b|\bnothing to prepare\b/i],
  ['few-children', /\b(?:one|two|three|1|2|3|a few|few) (?:children|kids|teens|students|people)\b|\bsmall(?:er)? (?:group|class)\b/i],
  ['calmer', /\b(?:calm(?:er)?|quiet(?:er)?|sit(?:ting)?|slow(?:er)?|less (?:wild|loud|noise))\b/i],
  ['livelier', /\b(?:live(?:ly|lier)|mov(?:e|es|ing|ement)|active|run(?:ning)?|more energy)\b/i],
  ['easier', /\b(?:easier|easy|simpler|simple|plainer|younger)\b/i],
  ['shorter', /\b(?:short(?:er)?|less time|quick(?:er)?|fewer (?:words|minutes|steps))\b/i],
  ['another', /^(?:\W*(?:another|other|different|new)(?: one| idea| version| way)?\W*)?$/i],
]

/** A wish as it was typed or chosen. One that no program understands keeps its words. */
export function wishOf(text: string): Wish {
  const found = rewriteWishes.find((code) => code === text.trim()) ?? patterns.find(([, pattern]) => pattern.test(text))?.[0]
  return { code: found ?? 'own-words', text }
}

const isActivity = (value: unknown): value is Activity => typeof value === 'object' && value !== null && 'steps' in value
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(textOf).filter(Boolean).join('\n')
      : ''
const countOf = (text: string) => wordsOf(text).length
/** How hard a text is to read: short ones by the letters of their words, longer ones by their grade. */
const difficulty = (text: string): number => {
  const { words, grade } = readabilityOf(text)
  return words >= 30 ? grade : text.length / Math.max(1, words)
}
const ofGroups = /\b(?:teams?|two groups|half of|circle|line up|relay|in pairs|everybody else|two lines|small groups|all the others)\b/gi

/** Words of every wish, which say nothing of the thing. */
const asking = /\b(?:something|anything|some|thing|like|please|want|would|could|more|rather|kind of|with|about)\b/gi

/** How far a version is from what a wish asks for: less is nearer. Undefined where the wish says nothing of such a thing. */
export function distance({ code, text }: Wish, value: unknown): number | undefined {
  const words = textOf(value)
  if (code === 'another') return 0
  if (code === 'own-words') {
    const said = new Set(keyStems(words))
    return -new Set(keyStems(text.replace(asking, ' ')).filter((stem) => said.has(stem))).size
  }
  if (isActivity(value))
    return {
      easier: value.steps.length * 2 + value.materials.length + value.prepMinutes,
      shorter: value.minutes + value.prepMinutes,
      'fewer-supplies': value.materials.length,
      'no-preparation': value.prepMinutes,
      'few-children': value.steps.join(' ').match(ofGroups)?.length ?? 0,
      calmer: ['sit', 'make', 'move'].indexOf(value.kind),
      livelier: ['move', 'make', 'sit'].indexOf(value.kind),
    }[code]
  if (code === 'easier') return difficulty(words)
  return code === 'shorter' ? countOf(words) : undefined
}

/** Whether another version does what was asked better than the one that stands there; a wish in own words asks for any that shares one of them. */
export function obeys(wish: Wish, before: unknown, other: unknown): boolean {
  const [was, is] = [distance(wish, before), distance(wish, other)]
  if (is === undefined || wish.code === 'another') return true
  if (wish.code === 'own-words') return is < 0
  // What is as low as can be cannot be lower: nothing to bring stays nothing to bring.
  return is === 0 || is < (was ?? Infinity)
}

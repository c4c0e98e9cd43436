import { type Bible, keyStems, stem, type Verse } from '#lesson/scripture/bible.ts'

/** The chapter whose words a sermon has. `lead` is how many times nearer it is than the next one, 1 or more; `verses` are its nearest dozen. */
export type NearChapter = { osis: string; lead: number; verses: Verse[] }

/** A preacher stays within some twelve verses; windows of that length begin at every sixth, within a chapter. */
const windowLength = 12
const windowStep = 6
/** Words that more than one verse in twelve has tell nothing of a place. */
const leastRarity = 2.5
/** A name tells more of a place than another word as rare. */
const nameCounts = 1.7
/** How much of a long window's greater chance to have a word is taken off: 1 would be all. */
const lengthTakenOff = 0.8

/** A verse stands in the windows from the one that `opens` names for it to the one that `closes` names. */
type Windows = { firsts: number[]; lasts: number[]; opens: Int32Array; closes: Int32Array; lengthFactors: number[] }
const made = new WeakMap<Bible, Windows>()

function windowsOf(bible: Bible): Windows {
  const known = made.get(bible)
  if (known) return known
  const { verses } = bible
  const firsts: number[] = []
  const lasts: number[] = []
  const opens = new Int32Array(verses.length).fill(-1)
  const closes = new Int32Array(verses.length)
  for (let start = 0, end = 0; start < verses.length; start = end) {
    const { book, chapter } = verses[start] as Verse
    while (verses[end]?.book === book && verses[end]?.chapter === chapter) end++
    for (let from = start; from === start || from + windowStep < end; from += windowStep) {
      const to = Math.min(end, from + windowLength)
      for (let at = from; at < to; at++) {
        if (opens[at] === -1) opens[at] = firsts.length
        closes[at] = firsts.length
      }
      firsts.push(from)
      lasts.push(to)
    }
  }
  const lengths = firsts.map(() => 0)
  for (const places of bible.concordance.values())
    eachWindow(places, { opens, closes }, (window) => {
      lengths[window] = (lengths[window] ?? 0) + 1
    })
  const usual = lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, lengths.length)
  const windows = { firsts, lasts, opens, closes, lengthFactors: lengths.map((one) => 1 - lengthTakenOff + (lengthTakenOff * one) / usual) }
  made.set(bible, windows)
  return windows
}

/** Visits the windows that hold one of these verses, each once: verses and windows stand in order. */
function eachWindow(
  places: readonly number[],
  { opens, closes }: Pick<Windows, 'opens' | 'closes'>,
  visit: (window: number) => void,
): void {
  let next = 0
  for (const at of places) {
    const last = closes[at] ?? -1
    for (next = Math.max(next, opens[at] ?? 0); next <= last; next++) visit(next)
  }
}

/**
 * The chapter of the Bible whose words stand in a sermon, in the translation that fits better: each word counts by how rare
 * it is in the Bible and how often the sermon says it, as BM25 weighs a document. It finds what is retold or expounded
 * without being named. Undefined for a text that shares no rare word with the Bible.
 */
export function nearestChapter(bibles: Bible[], content: string): NearChapter | undefined {
  const times = new Map<string, number>()
  for (const word of keyStems(content)) times.set(word, (times.get(word) ?? 0) + 1)
  const names = new Set((content.match(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu) ?? []).map((name) => stem(name.toLowerCase())))
  const chapters = new Map<string, { score: number; verses: Verse[] }>()
  for (const bible of bibles) {
    const { firsts, lasts, opens, closes, lengthFactors } = windowsOf(bible)
    const scores = new Float64Array(firsts.length)
    for (const [word, count] of times) {
      const rarity = bible.rarity(word)
      if (rarity < leastRarity) continue
      const weight = rarity ** 1.5 * Math.log(1 + count) * (names.has(word) ? nameCounts : 1)
      eachWindow(bible.concordance.get(word) ?? [], { opens, closes }, (window) => {
        scores[window] = (scores[window] ?? 0) + weight
      })
    }
    firsts.forEach((from, window) => {
      const first = bible.verses[from] as Verse
      const osis = `${first.book}.${first.chapter}`
      const score = (scores[window] ?? 0) / (lengthFactors[window] ?? 1)
      if (score > (chapters.get(osis)?.score ?? 0)) chapters.set(osis, { score, verses: bible.verses.slice(from, lasts[window]) })
    })
  }
  const [nearest, second] = [...chapters].sort((a, b) => b[1].score - a[1].score)
  return nearest && { osis: nearest[0], verses: nearest[1].verses, lead: nearest[1].score / (second?.[1].score ?? nearest[1].score) }
}

import { stories } from '#lesson/bank/bank.ts'
import { type Bible, keyStems, osisOf, type Verse } from '#lesson/scripture/bible.ts'

/** How far above chance a story's words must stand in the sermon, in standard deviations, and how far ahead of the next story. */
const leastLikeness = 10
const leastLead = 1.6

/** The rare words of each story's passage as numbers, and how rare each is, in seven steps: read from the Bible once, for every sermon is held against some 40,000 of them. */
type RareWords = { words: string[]; steps: Uint8Array; passages: { span: string; people: string[]; rare: Uint32Array }[] }
const rareWords = new WeakMap<Bible, RareWords>()
function rareWordsOf(bible: Bible): RareWords {
  const known = rareWords.get(bible)
  if (known) return known
  const numbers = new Map<string, number>()
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size
    numbers.set(word, number)
    return number
  }
  const passages = stories.map(({ span, people }) => ({
    span,
    people: people.filter((name) => bible.names.has(name) && !everywhere.has(name)),
    rare: Uint32Array.from(
      [...new Set(bible.passage(span).flatMap((verse) => keyStems(verse.text)))].filter((word) => bible.rarity(word) > 4).map(numberOf),
    ),
  }))
  const words = [...numbers.keys()]
  const steps = Uint8Array.from(words, (word) => Math.min(6, Math.floor(bible.rarity(word) - 4)))
  const made = { words, steps, passages }
  rareWords.set(bible, made)
  return made
}

/** Names that stand in sermons on anything. */
const everywhere = new Set(['Jesus', 'God', 'Paul', 'David', 'Moses', 'Peter', 'John'])
/** A story whose people the sermon names this often needs less likeness, when the sermon quotes nothing else. */
const leastNamed = 4
const leastLikenessNamed = 4
const leastLeadNamed = 1.2
/** And so much where the sermon names and quotes nothing at all. */
const leastLikenessAlone = 7
const leastLeadAlone = 1.4

/**
 * The Bible story that a sermon retells without naming its place: the one whose rare words ("Samaritan", "Levite",
 * "Jericho") stand in the sermon far more often than words of that rarity do by chance. A long sermon has many words,
 * so a share alone would favour short passages. `surely` far above all others; else its people are named again and
 * again. Undefined when none stands out. Gives the passage as OSIS.
 */
export function retoldStory(
  bible: Bible,
  { stems, content }: { stems: Set<string>; content: string },
): { span: string; surely: boolean } | undefined {
  const liked = likenesses(bible, stems)
  const [best, second] = liked
  if (best && best.likeness >= leastLikeness && best.likeness >= (second?.likeness ?? 0) * leastLead)
    return { span: best.span, surely: true }
  const [named, next] = liked.filter(
    ({ people, likeness }) => likeness >= leastLikenessNamed && people.some((name) => timesNamed(content, name) >= leastNamed),
  )
  if (named && named.likeness >= (next?.likeness ?? 0) * leastLeadNamed) return { span: named.span, surely: false }
  return best && best.likeness >= leastLikenessAlone && best.likeness >= (second?.likeness ?? 0) * leastLeadAlone
    ? { span: best.span, surely: false }
    : undefined
}

const timesNamed = (content: string, name: string) => content.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0

function likenesses(bible: Bible, stems: Set<string>): { span: string; people: string[]; likeness: number }[] {
  const { words, steps, passages } = rareWordsOf(bible)
  const has = Uint8Array.from(words, (word) => Number(stems.has(word)))
  const seen = Array.from({ length: 7 }, () => ({ hits: 1, words: 2 }))
  steps.forEach((step, at) => {
    const own = seen[step]
    if (!own) return
    own.words++
    own.hits += has[at] ?? 0
  })
  const chances = Float64Array.from(seen, ({ hits, words }) => hits / words)
  const weights = chances.map((chance) => -Math.log(chance))
  return passages
    .map(({ span, people, rare }) => {
      let surplus = 0
      let variance = 1e-9
      for (const word of rare) {
        const step = steps[word] ?? 0
        const chance = chances[step] ?? 0.5
        const weight = weights[step] ?? 0
        surplus += weight * ((has[word] ?? 0) - chance)
        variance += weight * weight * chance * (1 - chance)
      }
      return { span, people, likeness: surplus / Math.sqrt(variance) }
    })
    .sort((a, b) => b.likeness - a.likeness)
}

/** A dozen verses as OSIS, widened to the story of the bank that holds most of them. */
export function wholePassage(bible: Bible, verses: Verse[]): string {
  const places = new Set(verses.map(osisOf))
  const [story] = stories
    .map(({ span }) => ({ span, shared: bible.passage(span).filter((verse) => places.has(osisOf(verse))).length }))
    .filter(({ shared }) => shared > places.size / 2)
    .sort((a, b) => b.shared - a.shared)
  if (story) return story.span
  const [first] = verses
  const last = verses.at(-1)
  return first && last ? `${osisOf(first)}-${osisOf(last)}` : ''
}

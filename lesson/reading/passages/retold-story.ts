import { stories } from '#lesson/bank/bank.ts'
import { type Bible, keyStems, osisOf, type Verse } from '#lesson/scripture/bible.ts'

/** How far above chance a story's words must stand in the sermon, in standard deviations, and how far ahead of the next story. */
const leastLikeness = 10
const leastLead = 1.6

/** The rare words of each story's passage, read from the Bible once. */
const rareWords = new WeakMap<Bible, { span: string; people: string[]; rare: string[] }[]>()
function rareWordsOf(bible: Bible) {
  const known = rareWords.get(bible)
  if (known) return known
  const made = stories.map(({ span, people }) => ({
    span,
    people: people.filter((name) => bible.names.has(name) && !everywhere.has(name)),
    rare: [...new Set(bible.passage(span).flatMap((verse) => keyStems(verse.text)))].filter((word) => bible.rarity(word) > 4),
  }))
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
  const passages = rareWordsOf(bible)
  const bucketOf = (word: string) => Math.min(6, Math.floor(bible.rarity(word) - 4))
  const seen = Array.from({ length: 7 }, () => ({ hits: 1, words: 2 }))
  for (const word of new Set(passages.flatMap((one) => one.rare))) {
    const bucket = seen[bucketOf(word)]
    if (!bucket) continue
    bucket.words++
    if (stems.has(word)) bucket.hits++
  }
  const chance = seen.map(({ hits, words }) => hits / words)
  return passages
    .map(({ span, people, rare }) => {
      let surplus = 0
      let variance = 1e-9
      for (const word of rare) {
        const p = chance[bucketOf(word)] ?? 0.5
        const weight = -Math.log(p)
        surplus += weight * ((stems.has(word) ? 1 : 0) - p)
        variance += weight * weight * p * (1 - p)
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

import type { PlanStory } from '#contract/lesson-plan.ts'
import type { Story } from '#lesson/bank/bank.ts'
import type { Reading } from '#lesson/reading/reading.ts'
import { type Bible, keyStems, osisOf } from '#lesson/scripture/bible.ts'

/** A story that has this share of the passage, or the passage of it, is its story. */
const leastShared = 0.4
const mostOthers = 4

type Ranked = PlanStory & { score: number }

/** A sermon names no more passages than this that could tell a story. */
const mostNamed = 12

/** What is asked of each story for every sermon: the verses of its places, its own rare words with what they weigh. */
type Known = { story: Story; places: ReadonlySet<string>[]; words: Map<string, number>; weight: number }
const knownOf = new WeakMap<Bible, Known[]>()
function storiesOf(bible: Bible, stories: readonly Story[]): Known[] {
  const known = knownOf.get(bible)
  if (known?.length === stories.length) return known
  const made = stories.map((story): Known => {
    const words = new Map(keyStems(story.children.join(' ')).map((word) => [word, bible.rarity(word)]))
    const weight = Math.max(
      1,
      [...words.values()].reduce((sum, one) => sum + one, 0),
    )
    return { story, words, weight, places: [story.span, ...story.parallels].map((span) => versesIn(span, bible)) }
  })
  knownOf.set(bible, made)
  return made
}
const versesIn = (span: string, bible: Bible): ReadonlySet<string> => new Set(bible.passage(span).map(osisOf))

/** The bank's story of the sermon's passage; else one that the preacher tells or names, else one of the same book, else the nearest in words. */
export function storyOf(reading: Reading, bible: Bible, stories: readonly Story[]): (PlanStory & { others: PlanStory[] }) | null {
  const main = versesIn(reading.main?.osis ?? '', bible)
  const [book] = reading.main?.osis.split('.') ?? []
  const named = reading.passages.slice(0, mostNamed).map(({ osis, weight }) => ({ weight, verses: versesIn(osis, bible) }))
  const said = new Set(keyStems(reading.sentences.map(({ said: text }) => text).join(' ')))
  const ranked = storiesOf(bible, stories)
    .map(({ story, places, words, weight: all }): Ranked => {
      const shared = shareOf(places, main)
      const told = named.reduce((sum, { verses, weight }) => sum + (shareOf(places, verses) >= leastShared ? weight : 0), 0)
      const near = [...words].reduce((sum, [word, weight]) => sum + (said.has(word) ? weight : 0), 0) / all
      const why = shared >= leastShared ? 'passage' : told > 0 ? 'retold' : story.span.startsWith(`${book}.`) ? 'book' : 'claim'
      const score = near + (shared >= leastShared ? 10 + shared : told > 0 ? 4 + Math.min(3, told / 6) : why === 'book' ? 1 : 0)
      return { span: story.span, title: story.title, why, score }
    })
    .sort((a, b) => b.score - a.score)
  const [best, ...rest] = ranked
  const plain = ({ span, title, why }: Ranked): PlanStory => ({ span, title, why })
  return best ? { ...plain(best), others: rest.slice(0, mostOthers).map(plain) } : null
}

/** The greatest share that one of a story's places and some verses have of the smaller of the two. */
function shareOf(places: readonly ReadonlySet<string>[], verses: ReadonlySet<string>): number {
  if (!verses.size) return 0
  return Math.max(
    ...places.map((place) => [...place].filter((verse) => verses.has(verse)).length / Math.max(1, Math.min(place.size, verses.size))),
  )
}

import type { PlanStory } from '#contract/lesson-plan.ts'
import type { Story } from '#lesson/bank/bank.ts'
import type { Reading } from '#lesson/reading/reading.ts'
import { type Bible, keyStems, osisOf } from '#lesson/scripture/bible.ts'

/** A story that has this share of the passage, or the passage of it, is its story. */
const leastShared = 0.4
const mostOthers = 4

type Ranked = PlanStory & { score: number }

/** The bank's story of the sermon's passage; else one that the preacher tells or names, else one of the same book, else the nearest in words. */
export function storyOf(reading: Reading, bible: Bible, stories: readonly Story[]): (PlanStory & { others: PlanStory[] }) | null {
  const main = new Set(reading.main ? bible.passage(reading.main.osis).map(osisOf) : [])
  const [book] = reading.main?.osis.split('.') ?? []
  const named = new Map(reading.passages.map(({ osis, weight }) => [osis, weight]))
  const said = new Set(keyStems(reading.sentences.map(({ said: text }) => text).join(' ')))
  const ranked = stories
    .map((story): Ranked => {
      const shared = shareOf(story, main, bible)
      const told = [...named].reduce(
        (sum, [osis, weight]) => sum + (shareOf(story, new Set(bible.passage(osis).map(osisOf)), bible) >= leastShared ? weight : 0),
        0,
      )
      const near = nearness(story, said, bible)
      const why = shared >= leastShared ? 'passage' : told > 0 ? 'retold' : story.span.startsWith(`${book}.`) ? 'book' : 'claim'
      const score = near + (shared >= leastShared ? 10 + shared : told > 0 ? 4 + Math.min(3, told / 6) : why === 'book' ? 1 : 0)
      return { span: story.span, title: story.title, why, score }
    })
    .sort((a, b) => b.score - a.score)
  const [best, ...rest] = ranked
  const plain = ({ span, title, why }: Ranked): PlanStory => ({ span, title, why })
  return best ? { ...plain(best), others: rest.slice(0, mostOthers).map(plain) } : null
}

function shareOf(story: Story, main: ReadonlySet<string>, bible: Bible): number {
  if (!main.size) return 0
  return Math.max(
    ...[story.span, ...story.parallels].map((span) => {
      const verses = bible.passage(span).map(osisOf)
      return verses.filter((osis) => main.has(osis)).length / Math.max(1, Math.min(verses.length, main.size))
    }),
  )
}

/** How much of a story's rare words the sermon has, 0 to 1. */
function nearness(story: Story, said: ReadonlySet<string>, bible: Bible): number {
  const own = [...new Set(keyStems(story.children.join(' ')))]
  const weigh = (words: string[]) => words.reduce((sum, word) => sum + bible.rarity(word), 0)
  return weigh(own.filter((word) => said.has(word))) / Math.max(1, weigh(own))
}

import { stories } from '#lesson/bank/bank.ts'
import { type Bible, keyStems } from '#lesson/scripture/bible.ts'

const leastShare = 0.3
const leastLead = 1.45

/**
 * The Bible story that a sermon retells without naming its place: the one whose rare words ("Samaritan", "Levite",
 * "Jericho") stand in the sermon, far ahead of every other. Undefined when none stands out. Gives the passage as OSIS.
 */
export function retoldStory(bible: Bible, stems: Set<string>): string | undefined {
  const shares = stories
    .map((story) => {
      const rare = [...new Set(bible.passage(story.span).flatMap((verse) => keyStems(verse.text)))].filter((word) => bible.rarity(word) > 4)
      const weigh = (words: string[]) => words.reduce((sum, word) => sum + bible.rarity(word), 0)
      return { span: story.span, share: weigh(rare.filter((word) => stems.has(word))) / Math.max(1, weigh(rare)) }
    })
    .sort((a, b) => b.share - a.share)
  const [best, second] = shares
  return best && best.share >= leastShare && best.share >= (second?.share ?? 0) * leastLead ? best.span : undefined
}

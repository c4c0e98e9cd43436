import type { AgeGroup } from '#contract/lesson-book.ts'
import type { Block } from './blocks.ts'

/** So much text and no more stays on one page together with its heading: less where the letters are large. */
const mostTogether: Record<AgeGroup, number> = { teens: 900, children: 700, 'young-kids': 240 }
const lengthOf = (block: Block): number => JSON.stringify(block).length

/** Blocks that are not parted by the end of a page: a heading with what follows it, as far as it is short. */
export function groupsOf(blocks: readonly Block[], age: AgeGroup): Block[][] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    const open = last?.[0]?.type === 'heading' && last.reduce((sum, one) => sum + lengthOf(one), 0) + lengthOf(block) < mostTogether[age]
    const follows = last?.length === 1 && last[0]?.type === 'heading'
    if (last && block.type !== 'heading' && (open || follows)) last.push(block)
    else groups.push([block])
  }
  return groups
}

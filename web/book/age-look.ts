import type { AgeGroup } from '#contract/lesson-book.ts'

/** The colors of each age, which stay the same under every accent. */
export const ageLook: Record<AgeGroup, { soft: string; text: string; mark: string; day: string; body: string }> = {
  teens: {
    soft: 'bg-teens-soft border-teens-line',
    text: 'text-teens-text',
    mark: 'bg-teens',
    day: 'border-teens-line bg-teens-soft text-teens-text',
    body: '',
  },
  children: {
    soft: 'bg-children-soft border-children-line',
    text: 'text-children-text',
    mark: 'bg-children',
    day: 'border-children-line bg-children-soft text-children-text',
    body: 'font-kids',
  },
  'young-kids': {
    soft: 'bg-kids-soft border-kids-line',
    text: 'text-kids-text',
    mark: 'bg-kids',
    day: 'border-kids-line bg-kids-soft text-kids-text',
    body: 'font-kids',
  },
}

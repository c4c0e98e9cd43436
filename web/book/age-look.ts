import type { AgeGroup } from '#contract/lesson-book.ts'

/** The colors of each age, which stay the same under every accent, and the face in which it reads. */
export const ageLook: Record<
  AgeGroup,
  { soft: string; text: string; mark: string; body: string; arch: string; bar: string; number: string; read: string }
> = {
  teens: {
    soft: 'bg-teens-soft border-teens-line',
    text: 'text-teens-text',
    mark: 'bg-teens',
    body: '',
    arch: 'bg-teens text-on-teens',
    bar: 'border-teens',
    number: 'border-teens-line bg-teens-soft text-teens-text',
    read: 'text-[1.1875rem] leading-[1.63]',
  },
  children: {
    soft: 'bg-children-soft border-children-line',
    text: 'text-children-text',
    mark: 'bg-children',
    body: 'font-kids',
    arch: 'bg-children text-on-children',
    bar: 'border-children',
    number: 'border-children-line bg-children-soft text-children-text',
    read: 'font-kids text-[1.1875rem] leading-[1.6] sm:text-[1.25rem] sm:leading-[1.65]',
  },
  'young-kids': {
    soft: 'bg-kids-soft border-kids-line',
    text: 'text-kids-text',
    mark: 'bg-kids',
    body: 'font-kids',
    arch: 'bg-kids text-on-kids',
    bar: 'border-kids',
    number: 'border-kids-line bg-kids-soft text-kids-text',
    read: 'font-kids text-[1.1875rem] leading-[1.6] sm:text-[1.25rem] sm:leading-[1.65]',
  },
}

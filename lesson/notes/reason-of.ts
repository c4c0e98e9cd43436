import type { Problem } from '#lesson/checks/check-book.ts'
import { hazardSays } from '#lesson/checks/safety/hazards/index.ts'

/** What was wrong, without the words themselves: what must not be handed out is not handed out as a reason either. */
const withoutWords = ({ code, params, says }: Problem): string =>
  code === 'danger'
    ? `${params.where}: ${hazardSays(params.hazard ?? '')}`
    : says
        .replace(/ \([^()]*\)/g, '')
        .replace(/^(?:“[^“”]{0,2000}”|"[^"]{0,2000}")/, 'A part of it')
        .replace(/“[^“”]{0,2000}”|"[^"]{0,2000}"/g, 'something')

/** Why something of a model's is not in a book: a danger before anything else, of two alike the first. */
export function reasonOf(problems: readonly Problem[]): string {
  const [first] = [...problems].sort((a, b) => Number(b.code === 'danger') - Number(a.code === 'danger'))
  return first ? withoutWords(first) : ''
}

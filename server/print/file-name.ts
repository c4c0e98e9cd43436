import type { AgeGroup } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'

/** Signs that an old program for ZIP files shows as nonsense. */
const plain: Record<string, string> = { '–': '-', '—': '-', '’': "'", '‘': "'", '“': '', '”': '', '…': '' }

/** Words as a file name on every system: no separators, no dots at the ends, short enough to unpack anywhere. */
export const fileSafe = (text: string): string =>
  [...text]
    .map((char) => (char < ' ' || '/\\:*?"<>|'.includes(char) ? ' ' : (plain[char] ?? char)))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 80)
    .trim() || 'Lesson'

/** "Who Is My Neighbor (Children 6-11), leader’s sheet.pdf" */
export function fileNameOf(title: string, ageGroup: AgeGroup, what: string, extension: string): string {
  const { short, ages } = ageProfiles[ageGroup]
  return `${fileSafe(title)} (${fileSafe(`${short} ${ages}`)})${what ? `, ${fileSafe(what)}` : ''}.${extension}`
}

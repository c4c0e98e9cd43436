import type { LessonBook, SectionId } from '#contract/lesson-book.ts'
import { checkBook, type CheckContext, type Problem } from '#lesson/checks/check-book.ts'
import { withEchoes } from '#lesson/sections/echoes.ts'
import { settled } from '#lesson/sections/apply-changes.ts'
import { isSame } from '#lesson/sections/same-value.ts'
import { sectionOf } from '#lesson/sections/registry.ts'
import { itemCandidates, type RewriteWork, sectionCandidates } from './candidates.ts'
import { type Candidate, type Change, changesOf, itemsOf } from './places.ts'
import { distance, obeys } from './wish.ts'

/** Another version of a section or of one of its items, beside the one that stands there. */
export type Proposal = { changes: Change[]; problems: Problem[]; more: boolean; obeyed: boolean }

/** So many are held against the checks for one answer. */
const mostTried = 24

/**
 * The next best version of a section, or of one of its items, that the bank and the plan have: one that does what was wished, the
 * nearest first, of which the checks find no more wrong than of what stands there. `skip` so many that were shown already.
 * Undefined where there is nothing else.
 */
export function rewriteSection(
  work: RewriteWork,
  { skip, ...place }: { section: SectionId; item: number | undefined; skip: number },
  context: CheckContext,
): Proposal | undefined {
  const found = versionsOf(work, { ...place, count: skip + 2 }, context)
  const best = found[skip]
  return best && { ...best, more: found.length > skip + 1 }
}

/** The first so many versions, and behind those that are no worse than what stands there those that are. */
export function versionsOf(
  work: RewriteWork,
  { section, item, count }: { section: SectionId; item: number | undefined; count: number },
  context: CheckContext,
): Omit<Proposal, 'more'>[] {
  const { book, wish } = work
  if (item !== undefined && itemsOf(book, section)[item] === undefined) return []
  const valueOf = ({ fields, item: one }: Candidate): unknown => one ?? Object.values(fields)[0]
  const standing =
    item === undefined ? book[sectionOf(section).fields.find((field) => book[field]) ?? 'title'] : itemsOf(book, section)[item]
  const seen: unknown[] = [standing]
  const isNew = (one: Candidate) => {
    const value = valueOf(one)
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0) || seen.some((other) => isSame(other, value)))
      return false
    seen.push(value)
    return true
  }
  const all = (item === undefined ? sectionCandidates(work, section) : itemCandidates(work, section, item)).filter(isNew)
  const obeying = all
    .filter((one) => obeys(wish, standing, valueOf(one)))
    .map((one, at) => ({ one, rank: (distance(wish, valueOf(one)) ?? 0) * 3 + at }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
  // A wish in own words that nothing here speaks of is answered with the next best, and that is said.
  const obeyed = obeying.length > 0
  const chosen = obeyed || wish.code !== 'own-words' ? obeying : all
  return inOrder(book, chosen, context, count).map(({ one, problems }) => ({
    changes: changesOf(book, section, one, item),
    problems,
    obeyed,
  }))
}

type Checked = { one: Candidate; problems: Problem[] }
/** The first so many candidates of which the checks find no more wrong than of the book as it is; behind them those that are worse, the best first. One that breaks a hard line is never shown. */
function inOrder(book: LessonBook, all: Candidate[], context: CheckContext, count: number): Checked[] {
  const hardOf = (problems: Problem[]) => problems.filter(({ severity }) => severity === 'hard').length
  const standing = checkBook(book, context)
  const [now, broken] = [standing.length, hardOf(standing)]
  const fitting: Checked[] = []
  const worse: Checked[] = []
  for (const one of all.slice(0, mostTried)) {
    // Another bottom line is judged with its echoes, as the leader will be asked about them.
    const after = withEchoes(book.bottomLine, { ...book, ...one.fields })
    const problems = checkBook(settled(book, after).book, context)
    if (hardOf(problems) > broken) continue
    ;(problems.length <= now ? fitting : worse).push({ one, problems })
    if (fitting.length === count) break
  }
  return [...fitting, ...worse.sort((a, b) => a.problems.length - b.problems.length)]
}

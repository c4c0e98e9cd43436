import type { LessonBook } from '#contract/lesson-book.ts'
import { isSame } from '#lesson/sections/same-value.ts'
import type { Block, PartOf, Stretch } from './minute-plan.ts'

/** The name of a part of the class in addresses: `#story`, `#activity-2`. */
export const idOf = (part: PartOf): string => ('at' in part ? `${part.of}-${part.at + 1}` : part.of)
/** The name by which a step is moved, and found from another that was moved behind it. */
export const placeOf = ({ part, title }: Pick<Block, 'part' | 'title'>): string => (part.of === 'filler' ? title : idOf(part))

type Moved = LessonBook['stepsMoved']
/** What a step stands behind: where that is not in the class, what that stood behind itself. */
function anchorOf(moved: Moved, after: string, isThere: (place: string) => boolean, tries = moved.length): string | undefined {
  if (isThere(after)) return after
  const next = moved.find(({ step }) => step === after)
  return next && tries > 0 ? anchorOf(moved, next.after, isThere, tries - 1) : undefined
}

/** The steps of a class at the places where the leader has put them; the others stand where the plan puts them. The prayer stays the last. */
export function placed({ stepsMoved }: Pick<LessonBook, 'stepsMoved'>, all: Stretch[]): Stretch[] {
  const isThere = (place: string) => all.some((one) => placeOf(one) === place)
  const moved = stepsMoved.flatMap(({ step, after }) => {
    const stretch = all.find((one) => placeOf(one) === step)
    const anchor = anchorOf(stepsMoved, after, isThere)
    return stretch && stretch.part.of !== 'close' && anchor !== undefined && anchor !== step ? [{ stretch, anchor }] : []
  })
  let order = all.filter((one) => !moved.some(({ stretch }) => stretch === one))
  for (const { stretch, anchor } of moved) {
    const at = order.findIndex((one) => placeOf(one) === anchor)
    order = order.toSpliced(at < 0 || order[at]?.part.of === 'close' ? -1 : at + 1, 0, stretch)
  }
  return order
}

type Titled = { title: string }
/** What is named by its number in a list keeps its place in the class when the list is changed, unless the places were changed with it. */
export function renumbered(
  of: 'activity' | 'own',
  [before, { stepsMoved: moved }]: [Titled[], Pick<LessonBook, 'stepsMoved'>],
  [after, changed]: [Titled[], Pick<LessonBook, 'stepsMoved'>],
): Moved {
  if (!isSame(moved, changed.stepsMoved)) return changed.stepsMoved
  const now = new Map(
    before.map(({ title }, at) => {
      const found = after[at]?.title === title ? at : after.findIndex((one) => one.title === title)
      const next = found < 0 && before.length === after.length ? at : found
      return [idOf({ of, at }), next < 0 ? undefined : idOf({ of, at: next })] as const
    }),
  )
  const named = (place: string) => (now.has(place) ? now.get(place) : place)
  return moved.flatMap(({ step, after: behind }) => {
    const [place, anchor] = [named(step), named(anchorOf(moved, behind, (one) => named(one) !== undefined) ?? '')]
    return place && anchor ? [{ step: place, after: anchor }] : []
  })
}

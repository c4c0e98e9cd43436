/** Something that a preacher counts: his first, his second. With nothing under it it is a line of a list, a notice or a question, and no point. */
export type Counted = { value: number; says: boolean; hasBody: boolean }

const most = 8

type Row<T> = { items: T[]; says: number }
const longer = <T>(a: Row<T> | undefined, b: Row<T> | undefined): boolean =>
  (a?.items.length ?? 0) > (b?.items.length ?? 0) || (a?.items.length === b?.items.length && (a?.says ?? 0) > (b?.says ?? 0))

/**
 * The longest row "one, two, three" among things counted in a text; [] where nothing goes up to two.
 * `isTyped` forgives a number that was left out or typed twice.
 */
export function rowOf<T extends Counted>(counted: readonly T[], isTyped = false): T[] {
  const rows: (Row<T> | undefined)[] = []
  let best: Row<T> | undefined
  counted.forEach((one) => {
    if (one.value < 1 || one.value > most || !one.hasBody) return
    const before = [one.value - 1, ...(isTyped ? [one.value - 2, ...(one.value > 2 ? [one.value] : [])] : [])]
      .map((value) => rows[value])
      .reduce((found, row) => (longer(row, found) ? row : found), undefined)
    if (!before && one.value > (isTyped ? 2 : 1)) return
    const row = { items: [...(before?.items ?? []), one], says: (before?.says ?? 0) + (one.says ? 1 : 0) }
    if (row.items.length > most) return
    if (longer(row, rows[one.value])) rows[one.value] = row
    if (longer(row, best)) best = row
  })
  // Two in no order, or that say nothing, are no row: the second and the fourth of a list.
  const isClear = best?.items.every(({ value, says }, at) => value === at + 1 && says)
  return best && best.items.length >= (isClear ? 2 : 3) ? best.items : []
}

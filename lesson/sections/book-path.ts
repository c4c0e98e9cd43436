const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const indexOf = (key: string) => (/^\d{1,4}$/.test(key) ? Number(key) : -1)

/** What stands at a place of a book; undefined where there is no such place. */
export function valueAt(root: unknown, keys: readonly string[]): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return root
  if (Array.isArray(root)) return valueAt(root[indexOf(key)], rest)
  return isObject(root) && Object.hasOwn(root, key) ? valueAt(root[key], rest) : undefined
}

/** A place that a value could not be put at. */
export class NoSuchPlace extends Error {}

/** The same with another value at one place: an item behind the last one is added, and null takes an item out. Throws NoSuchPlace. */
export function withValueAt(root: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return value
  if (Array.isArray(root)) {
    const at = indexOf(key)
    if (at < 0 || at > root.length || (at === root.length && (rest.length > 0 || value === null))) throw new NoSuchPlace()
    return rest.length === 0 && value === null ? root.toSpliced(at, 1) : root.toSpliced(at, 1, withValueAt(root[at], rest, value))
  }
  if (!isObject(root) || !Object.hasOwn(root, key)) throw new NoSuchPlace()
  return { ...root, [key]: withValueAt(root[key], rest, value) }
}

/** Whether a path ends at an item of a list: "discussionQuestions.2", "activities.0.steps.1". */
export const isItem = (keys: readonly string[]): boolean => keys.length > 1 && indexOf(keys.at(-1) ?? '') >= 0

/** Every text of a value with its path, in order. */
export function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((one, at) => textsIn(one, `${path}.${at}`))
  return isObject(value) ? Object.entries(value).flatMap(([key, one]) => textsIn(one, `${path}.${key}`)) : []
}

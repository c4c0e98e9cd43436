import { isTraced, traced } from '#server/observe/spans.ts'
import type { Database, Queries } from './database.ts'

type Built<Values, Rows> = { execute(values: Values): Promise<Rows> }

/**
 * A question that nearly every call asks: its SQL is built once, because building it takes longer than asking it
 * (docs/performance.md). Its values are placeholders. Inside a transaction it is built for that one.
 */
export function prepared<Values extends Record<string, unknown>, Rows>(
  name: string,
  build: (q: Queries) => { prepare(name: string): Built<Values, Rows> },
): (app: { db: Database }, values: Values) => Promise<Rows> {
  const kept = new WeakMap<Queries, Built<Values, Rows>>()
  return ({ db }, values) => {
    const { q } = db
    const one = kept.get(q) ?? build(q).prepare(name)
    kept.set(q, one)
    return isTraced() ? traced({ name: `database ${name}`, kind: 'client' }, () => one.execute(values)) : one.execute(values)
  }
}

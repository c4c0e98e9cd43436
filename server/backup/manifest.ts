import * as z from 'zod/mini'

/** What stands in a backup: read last, because it names the hash of everything before it. */
export const manifestShape = z.strictObject({
  format: z.literal(1),
  product: z.string(),
  madeAt: z.string(),
  from: z.enum(['embedded', 'server']),
  /** How many steps the schema had gone, and their hashes. */
  steps: z.array(z.string()),
  tables: z.array(z.strictObject({ name: z.string(), rows: z.int(), bytes: z.int(), sha256: z.string() })),
  files: z.array(z.strictObject({ key: z.string(), bytes: z.int(), sha256: z.string() })),
})
export type Manifest = z.output<typeof manifestShape>

export const manifestName = 'manifest.json'
export const tableEntry = (table: string): string => `tables/${table}.jsonl`
export const fileEntry = (key: string): string => `files/${key}`

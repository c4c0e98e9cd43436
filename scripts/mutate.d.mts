export type Bend = { file: string; kind: string; what: string; code: string }
export function alternativesIn(pattern: string): { from: number; to: number; last: boolean }[]
export function bendsOf(file: string, code: string): Bend[]

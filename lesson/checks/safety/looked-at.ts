import lookedAt from './looked-at.json' with { type: 'json' }

/** `harmless`: read by a person where it stands in the bank, with the reason; `mend`: rightly held, and to be written anew. */
const harmless = new Set(lookedAt.harmless.map(({ sentence }) => sentence))
const known = new Set([...harmless, ...lookedAt.mend])

/** Whether a sentence of the bank that the danger rules hold was read where it stands and found harmless there. */
export const isHarmlessHere = (sentence: string): boolean => harmless.has(sentence)
/** Whether somebody has read it at all. */
export const wasLookedAt = (sentence: string): boolean => known.has(sentence)

import { dangersIn } from '#lesson/checks/safety/dangers.ts'

/** Whether a preacher's sentence may stand in a book as his: one that asks for something dangerous may not, whoever said it. */
export const isSafeToQuote = (quote: string): boolean => dangersIn(quote, 'teens', 'say').length === 0

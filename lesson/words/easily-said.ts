import { countWords } from './count-words.ts'

/** A line of more words is not said together, and not read aloud again and again. */
export const easilySaid = 18
export const isEasilySaid = (line: string): boolean => countWords(line) <= easilySaid

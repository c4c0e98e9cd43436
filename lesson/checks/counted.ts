/** So many of something, in a sentence: "1 question", "3 questions". */
export const counted = (count: string | undefined, one: string, more: string): string => `${count} ${count === '1' ? one : more}`
export const thereAre = (count: string | undefined, one: string, more: string): string =>
  `There ${count === '1' ? 'is' : 'are'} ${counted(count, one, more)}`

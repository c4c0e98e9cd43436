import type { Story } from '#lesson/bank/bank.ts'

/** How the bank marks what only the youngest do not hear. */
const forYoungest = /^3-5: | \(young kids\)$/

/** What the passage has and a book's retelling does not. */
export const leftOutOf = ({ leftOut }: Story, age: 'children' | 'young-kids'): string[] =>
  age === 'young-kids' ? leftOut.map((one) => one.replace(forYoungest, '')) : leftOut.filter((one) => !forYoungest.test(one))

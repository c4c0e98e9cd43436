/** How many words a text has as they are read: "God’s" and "ninety-nine" are one each. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0

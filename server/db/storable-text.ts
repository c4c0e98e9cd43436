/** `text` without what no database stores: the character zero, and half of a character, as one that was cut after so many signs has. */
export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed()

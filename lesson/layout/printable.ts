/** Control characters that no file format carries, lone surrogates, and the marks that turn the direction of a line around. */
const unprintable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FEFF}\u{FFFE}\u{FFFF}]/gu

/** The same value with only what any paper or file can show: XML, PDF and file names accept every text of it. */
export const printable = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === 'string' ? part.replace(unprintable, '') : part)) as T

/** A title or a line as a sentence: a voice falls at its end, and what follows does not run into it. */
export const ended = (text: string): string => {
  const line = text.replace(/(?<![\s…,;–—-])[\s…,;–—-]+$/, '')
  return /[.!?:]["”’]?$/.test(line) ? line : `${line}.`
}

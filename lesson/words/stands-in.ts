/** Whether a quotation stands in a text word for word, whatever spaces and signs are between its words. */
export function standsIn(text: string, quote: string): boolean {
  const words = quote.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length > 0 && new RegExp(words.join('[^\\p{L}\\p{N}]+'), 'iu').test(text)
}

/** The forms of one English word, as a pattern: "tie" stands for ties, tied and tying, "run" for running. */
function formsOf(word: string): string {
  if (word.length < 3 || /[^a-z]/.test(word)) return word
  if (word.endsWith('ie')) return `${word.slice(0, -2)}(?:ie|ies|ied|ying)`
  if (word.endsWith('e')) return `${word.slice(0, -1)}(?:e|es|ed|ing|er|ers)`
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}(?:y|ies|ied|ying)`
  if (/(?:[sxz]|[cs]h)$/.test(word)) return `${word}(?:es|ed|ing)?`
  const last = word.at(-1) ?? ''
  return /[aeiou][bdgklmnprt]$/.test(word) ? `${word}(?:s|(?:${last})?(?:ed|ing|er|ers))?` : `${word}(?:s|ed|ing|er)?`
}

/** One entry of a lexicon: "parking-lot" is a phrase, "dart=" is this form and no other. */
export function patternOf(entry: string): string {
  if (entry.endsWith('=')) return entry.slice(0, -1).toLowerCase()
  const words = entry.toLowerCase().split('-')
  if (words.length === 1) return formsOf(words[0] ?? '')
  return words.map((word, at) => (at === 0 || at === words.length - 1 ? formsOf(word) : word)).join(' ')
}

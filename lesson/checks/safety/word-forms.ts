/** The forms of one English word: "tie" is ties, tied and tying, "run" is running too. */
function formsOf(word: string): string[] {
  if (word.length < 3 || /[^a-z]/.test(word)) return [word]
  if (word.endsWith('ie')) return [word, `${word}s`, `${word}d`, `${word.slice(0, -2)}ying`]
  if (word.endsWith('e')) return [word, `${word}s`, `${word}d`, `${word}r`, `${word}rs`, `${word.slice(0, -1)}ing`]
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`, `${word}ing`]
  if (/(?:[sxz]|[cs]h)$/.test(word)) return [word, `${word}es`, `${word}ed`, `${word}ing`]
  const last = word.at(-1) ?? ''
  const ends = ['ed', 'ing', 'er', 'ers']
  const doubled = /[aeiou][bdgklmnprt]$/.test(word) ? ends.map((end) => `${word}${last}${end}`) : []
  // "Hoped" is no form of "hop", and "cared" none of "car".
  if (/^[^aeiou]*[aeiou][bdgmnprt]$/.test(word)) return [word, `${word}s`, ...doubled]
  return [word, `${word}s`, ...ends.map((end) => word + end), ...doubled]
}

/** One entry of a lexicon, word by word with its forms: "parking-lot" is a phrase, "dart=" is this form and no other. */
export function formsOfEntry(entry: string): ReadonlySet<string>[] {
  const small = entry.toLowerCase()
  if (small.endsWith('=')) return [new Set([small.slice(0, -1)])]
  const words = small.split('-')
  return words.map((word, at) => new Set(at === 0 || at === words.length - 1 ? formsOf(word) : [word]))
}

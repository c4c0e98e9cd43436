/** A part of a verse, word for word, that fits into big letters: the whole of it, else its first clause that is short enough. */
export function shortClause(verse: string, mostCharacters = 44): string {
  const text = verse.replace(/^[\s…“‘"]+|[\s…”’",;:]+$/g, '')
  if (text.length <= mostCharacters) return text
  const clauses = text
    .split(/(?<=[,;:.!?])\s+/)
    .map((clause) => clause.replace(/^[“‘"]+|[”’",;:]+$/g, ''))
    .filter((clause) => clause.length <= mostCharacters && clause.split(' ').length >= 3)
  if (clauses[0]) return clauses.reduce((longest, one) => (one.length > longest.length ? one : longest))
  const words = text.split(' ')
  while (words.length > 1 && words.join(' ').length > mostCharacters) words.pop()
  return words.join(' ')
}

/** Breaks words into lines of nearly equal length, at most `mostCharacters` each where a single word allows it. */
export function balancedLines(text: string, mostCharacters: number): string[] {
  const count = Math.max(1, Math.ceil(text.length / mostCharacters))
  const words = text.split(' ')
  const target = text.length / count
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (line && (longer.length > mostCharacters || (longer.length > target + word.length / 2 && lines.length < count - 1))) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line].filter(Boolean)
}

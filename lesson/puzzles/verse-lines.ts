/** A part of a verse, word for word, that fits into big letters: the whole of it, else the best run of its clauses that is short enough. */
export function shortClause(verse: string, mostCharacters = 44): string {
  const text = verse.replace(/^[\s…“‘"]+|(?<![\s…”’",;:])[\s…”’",;:]+$/g, '')
  if (text.length <= mostCharacters) return text
  // Runs of whole clauses that fit: best one that begins a sentence, and none that hangs on an "and".
  const clauses = text.split(/(?<=[,;:.!?][”’]?)\s+/)
  const runs = clauses.flatMap((_, from) =>
    clauses.slice(from).map((__, more) => ({
      words: clauses.slice(from, from + more + 1).join(' '),
      begins: from === 0 || /[.!?][”’]?$/.test(clauses[from - 1] ?? ''),
    })),
  )
  const fitting = runs
    .map((run) => ({ ...run, words: run.words.replace(/^[“‘"]+|(?<![”’",;:])[”’",;:]+$/g, '') }))
    .filter(({ words }) => words.length <= mostCharacters && words.split(' ').length >= 3)
    .map((run) => ({
      ...run,
      score: run.words.length + (run.begins ? 20 : 0) - (/^(?:and|but|for|that|which|who)\b/i.test(run.words) ? 25 : 0),
    }))
    .sort((a, b) => b.score - a.score)
  if (fitting[0]) return fitting[0].words
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

/** A clause ends at a mark; a comma between figures or inside a number is none, for a space follows it. */
const clauseEnd = /(?<=[,;:.!?…][”’]?)\s+/

/**
 * A part of a verse, word for word, that fits into big letters: the whole of it, else the best run of its clauses that is short
 * enough, else the shortest one there is. It begins and ends where a clause does, and an ellipsis says where the sentence goes on.
 */
export function shortClause(verse: string, mostCharacters = 44): string {
  const text = verse.replace(/^[\s“‘"]+|(?<![\s”’"])[\s”’"]+$/g, '').replace(/[,;:]$/, '…')
  if (text.length <= mostCharacters) return text
  const clauses = text.split(clauseEnd)
  const runs = clauses.flatMap((_, from) =>
    clauses.slice(from).map((__, more) => {
      const words = clauses
        .slice(from, from + more + 1)
        .join(' ')
        .replace(/^[“‘"]+|(?<![”’"])[”’"]+$/g, '')
      const begins = from === 0 || sentenceEnd.test(clauses[from - 1] ?? '')
      return { words: `${begins ? '' : '…'}${sentenceEnd.test(words) ? words : words.replace(/[,;:…]?$/, '…')}`, begins }
    }),
  )
  const whole = runs.filter(({ words }) => words.split(' ').length >= 3)
  const score = ({ words, begins }: (typeof runs)[number]) =>
    words.length +
    (begins ? 20 : 0) -
    (/^…?(?:and|but|for)\b|^…(?:as|\w+ing)\b/i.test(words) ? 25 : 0) -
    (/^…?(?:that|which|who)\b/i.test(words) ? 40 : 0) -
    // A question that is cut before what it asks for says nothing; neither does "when he saw him…".
    (/^…?(?:what|who|whom|why|how|where|when|which)\b.*…$/i.test(words) ? 45 : 0) -
    (/(?:^…?|[,;:.!?][”’]? )(?:when|while|as|if|since|because|after|before|though|although|until|who|which|that|whatever|whoever|wherever|being)\b[^,;:.!?]*…$/i.test(
      words,
    )
      ? 45
      : 0) +
    (sentenceEnd.test(words) ? 10 : 0)
  const [best] = whole.filter(({ words }) => words.length <= mostCharacters).sort((a, b) => score(b) - score(a))
  const [shortest] = whole.sort((a, b) => Number(b.begins) - Number(a.begins) || a.words.length - b.words.length)
  return (best ?? shortest)?.words ?? text
}
const sentenceEnd = /[.!?][”’]?$/

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

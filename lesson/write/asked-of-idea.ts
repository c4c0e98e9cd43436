import { countWords } from '#lesson/words/count-words.ts'
import { ended } from '#lesson/words/ended.ts'
import { isFragment } from '#lesson/words/fragment.ts'

/** With the words around it a half of so many is not too long to be asked. */
const half = { least: 4, most: 20 }
const turns = [/ ?[;:] ?/, /, (?=(?:and|but|so(?! that)|yet) )/, /,? (?=because )/]
/** A piece that hangs on the one before it is no half. */
const hangs = /^(?:in|that|who|which|whom|then|only|even|like|kept|not)\b|\b(?:but|and|or|not)$/
const joining = /^(?:and|but|so|yet|because)\s+/i

/** The two halves of a line that says two things; undefined where it says one, or more than two. */
export function halvesOf(line: string): [string, string] | undefined {
  for (const turn of turns) {
    const halves = line
      .replace(/\s+/g, ' ')
      .split(turn)
      // Of “Because of this, that: …” the first half keeps its “because”.
      .map((one, at) => (at > 0 ? one.replace(joining, '') : one))
    const [first, second] = halves
    const isAsked = (one: string) =>
      countWords(one) >= half.least && countWords(one) <= half.most && !hangs.test(one) && !isFragment(ended(one))
    if (halves.length === 2 && first && second && isAsked(first) && isAsked(second)) return [first, second]
  }
  return undefined
}

const inMarks = (half: string) =>
  `“${ended(half.charAt(0).toUpperCase() + half.slice(1))
    .replaceAll('“', '‘')
    .replaceAll('”', '’')}”`

/** A question for each half of what was preached, so that a long line is taken apart and not only read aloud; [] where it has no halves. */
export function askedOfHalves(line: string): string[] {
  const halves = halvesOf(line)
  if (!halves) return []
  const [first, second] = halves
  return [`${inMarks(first)} Where in the passage do you see that?`, `${inMarks(second)} What would that change for somebody your age?`]
}

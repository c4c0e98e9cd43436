import type { Reading, Sentence } from '../reading.ts'
import views from './views.json' with { type: 'json' }

const utters = new Set(views.utters)
const trusted = new Set(views.trusted)
const speech = new RegExp(`\\b(?:${views.speech.join('|')})s?\\b`, 'i')
/** The preacher speaks again. */
const speaksAgain =
  /^(?:but|no|yet|however|nonsense|and yet|not so|now|well|so|friends|amen|that['’]?s|that (?:is|was)|it['’]?s|it (?:is|was))\b/i
/** A speech that is longer is none. */
const longest = 12
/** Who shows a thing with words on it says so in few. */
const shortShow = 22

/**
 * How surely a sentence belongs to somebody else's speech that runs on without marks: "There was a fellow who did the workshop. … Your best
 * days are ahead. … He was a nice young man." Somebody who is not trusted spoke, or a thing with words on it was shown; what comes next tells
 * nothing; and then the telling goes on, or he turns, in the same paragraph. Without that return it may be what the preacher makes of it.
 * It weighs and forbids nothing: on 76 labelled sermons it finds 30 sentences that no book may use and three of the 525 that are the
 * preacher's idea or points; on 28 that were not used to write it 84 sentences, six of the first kind and none of the second; of labels
 * by another hand, whose speakers are hardly announced, one in fourteen.
 */
export function spokenOn({ sentences, captions }: Reading): number[] {
  const out = sentences.map(() => 0)
  sentences.forEach((one, at) => {
    const said = speaks(one)
    if (!said && !shows(one)) return
    // "We were shown a film. It had a great many arrows in it."
    const skipped = !said && sentences[at + 1]?.clauses[0]?.subject === 'it' ? 1 : 0
    const rest = sentences.slice(at + 1 + skipped, at + 1 + skipped + longest)
    const length = rest.findIndex((next) => (!captions && next.paragraph !== one.paragraph) || isBack(next))
    const after = rest[length]
    if (length <= 0 || !after) return
    const goesOn = captions || after.paragraph === one.paragraph || tells(after)
    if (goesOn) for (const { id } of rest.slice(0, length)) out[id] = 0.95
  })
  return out
}

/** Somebody else spoke; what he said comes next. */
function speaks({ marks, tokens, clauses }: Sentence): boolean {
  if (marks.scripture >= 0.6 || tokens.some(({ namesGod }) => namesGod)) return false
  return clauses.some(
    ({ verb, tense, subject, negated }) => utters.has(verb) && tense === 'past' && subject && !trusted.has(subject) && !negated,
  )
}
const shows = ({ marks, plain, words, clauses }: Sentence): boolean =>
  marks.scripture < 0.6 && speech.test(plain) && words <= shortShow && !clauses.some(({ subject }) => subject === 'i')

const isBack = (one: Sentence): boolean => speaksAgain.test(one.plain) || one.marks.scripture >= 0.6 || tells(one)
/** Its first clause tells what happened. */
const tells = ({ clauses }: Sentence): boolean => clauses.find(({ subject }) => subject)?.tense === 'past'

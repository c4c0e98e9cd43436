import type { Reading, Sentence } from '../reading.ts'

const speech = new Set(
  'message sermon point reply thing idea truth gospel news promise answer lesson secret heart order difference summary burden claim thesis hope'.split(
    ' ',
  ),
)
const strong = new Set('message sermon reply gospel idea truth answer lesson thing point thesis claim burden heart'.split(' '))
const wholly = new Set('whole all my one really heart only main big simple'.split(' '))
const pointers = new Set(['this', 'that', 'here', 'thing', 'it'])

/** Notes and slides name it: "BIG IDEA: …". */
const labelled =
  /^(?:(?:the|my|our|today's) )?(?:big idea|main (?:idea|point|thing|thought)|key (?:idea|thought|truth|point)|take-?away|bottom line|thesis|proposition|(?:the )?sermon in (?:a|one) sentence|one (?:thing|sentence)|central (?:truth|idea)|in (?:a|one) sentence)\s*[:=–—-]/i
const toSay = /\bwhat i(?:'m| am|'ve| have| want| came| come| really)?\b[^.,]{0,30}\b(?:say|saying|tell|telling|come to say|trying)\b/i
const keepThis =
  /\b(?:(?:been )?trying to say|(?:came|come) (?:here )?to (?:say|tell)|want you to (?:hear|know|remember|take|leave|get|catch)|if you (?:remember|forget|take|hear|nod off|sleep|only|don't|get)\b[^.]{0,40}\b(?:thing|else|this|after|nothing)|in (?:one|a) (?:word|sentence|nutshell)|put it (?:simply|plainly|this way|like this)|(?:the )?big idea|bottom line|take(?:-| )?(?:away|home)|boils? down to|comes down to|sums? (?:it )?up|write (?:this|that|it) down|say (?:it|that|this) (?:again|with me|one more time|slowly|plainly)|say it to (?:your|somebody)|hear (?:me|this)|let me (?:say|tell|put|try)|here it is|that's it|that is it|the whole (?:thing|sermon|message|gospel|point)|(?:tell|turn to) your neighbou?r|hold on to this|nothing else|don't miss (?:this|it)|underline (?:this|that)|on the (?:screen|slide)|remember this|stick (?:it )?on (?:the|your) fridge)\b/i
const unless = new Set(['if', 'maybe', 'was'])

/** How surely a sentence says that what the sermon says stands here or beside it: "That's the whole message", "if you remember one thing". */
function announces(one: Sentence): number {
  if (labelled.test(one.plain)) return 1
  let best = 0
  one.tokens.forEach((token, at) => {
    if (!pointers.has(token.word) || unless.has(one.tokens[at - 1]?.word ?? '')) return
    const next = one.tokens.slice(at + 1, at + 8)
    const be = next.findIndex(({ lemma, word }) => lemma === 'be' || word === "'s")
    if (be < 0 || be > 1) return
    const after = next.slice(be + 1, be + 6)
    const noun = after.find(({ lemma }) => speech.has(lemma))
    if (!noun || after.some(({ negated }) => negated)) return
    best = Math.max(best, (strong.has(noun.lemma) ? 0.7 : 0.45) + (after.some(({ word }) => wholly.has(word)) ? 0.3 : 0))
  })
  if (toSay.test(one.plain)) best = Math.max(best, 0.7)
  return keepThis.test(one.plain) ? Math.max(best, 0.7) : best
}

/** The announcement itself, where it says more than that, and the sentences beside it. */
export const statesIdea = ({ sentences }: Reading): number[] => {
  const out = sentences.map(() => 0)
  sentences.forEach((one, at) => {
    const strength = announces(one)
    if (!strength) return
    const give = (i: number, share: number) => {
      const other = sentences[i]
      if (other && other.marks.question < 0.5) out[i] = Math.max(out[i] ?? 0, strength * share)
    }
    const rest = one.keys.filter((key) => !speech.has(key)).length
    if (rest >= 3) give(at, 1)
    const opens = /:["”]?$/.test(one.plain) || rest < 3
    give(at + 1, opens ? 0.95 : 0.55)
    give(at + 2, 0.4)
    give(at - 1, rest < 3 ? 0.8 : 0.4)
  })
  return out
}

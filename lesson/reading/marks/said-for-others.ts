import type { Reading, Sentence } from '../reading.ts'

/** The first words after it show that all of it was somebody's word: "I preached that.", "I never managed to answer her." */
const takesBack =
  /\b(?:i|we)(?:'ve| have| had)? (?:once |also |really |truly |myself )?(?:preached|believed|taught|said|held|thought|swallowed|bought|repeated|wrote|written) (?:that|it|this|those (?:words|lines|things)|every word)\b|\b(?:version|gospel|god|jesus|faith|religion|christianity|story) (?:that )?(?:i|we) (?:was|were) (?:raised|brought up|reared|taught|given)\b|\b(?:i|we)\b[^.]{0,40}\b(?:answer(?:ed)?|repl(?:y|ied) to|argued? with) (?:that|this|him|her|them|his|their)\b|\b(?:sense|truth|something|much|a lot|a point) in (?:some|much|a good deal|all|most)? ?(?:of )?(?:it|that|this|what (?:he|she|they))\b[^.]{0,20}\.(?= (?:but|yet|only|still|and yet)\b)|^there(?:'s| is) (?:much|a lot|something) in it\b|^it(?:'s| is) (?:neatly|well|nicely|fairly|kindly) put\b|\bdoes (?:that|it|any of that) sound like\b|\bi have yet to see\b|\b(?:trouble|problem|difficulty) with (?:that|it|all that|this) is\b|\bwhat (?:it|that|he|she) leaves out\b|\bheard (?:every word of )?(?:it|that) from my own mouth\b|\blooked at all of that and said\b|\bin a notebook at\b/i
/** How many sentences after a paragraph tell whose it was. */
const near = 2

/**
 * How surely a whole paragraph was somebody else's view: taken back by the first sentences after it. It speaks seldom: of the 12 labelled
 * paragraphs that were used to write it it knows 9 and one of 12 others, of 12 that were not it knows none and is never wrong. Captions have no
 * paragraphs that mean anything.
 */
export function saidForOthers({ sentences, captions }: Reading): number[] {
  const out = sentences.map(() => 0)
  if (captions) return out
  const paragraphs = [...Map.groupBy(sentences, ({ paragraph }) => paragraph).values()]
  paragraphs.forEach((own, at) => {
    const after = textOf(paragraphs[at + 1]?.slice(0, near))
    if (own.length < 3 || !takesBack.test(after)) return
    for (const { id, marks } of own) if (marks.scripture < 0.6) out[id] = 0.95
  })
  return out
}
const textOf = (all: readonly Sentence[] = []): string => all.map(({ plain }) => plain).join(' ')

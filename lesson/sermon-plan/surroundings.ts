import { covered } from '#lesson/reading/nearness.ts'
import type { Reading, Sentence } from '#lesson/reading/reading.ts'

/** What stands around a sentence tells whose words it is: an opponent speaks between his announcement and the answer to him. */
export const aroundNames = [
  'viewBefore',
  'viewInParagraph',
  'answeredNext',
  'refutedAfter',
  'storyAround',
  'meAround',
  'namesAround',
  'othersAround',
  'quotedAround',
  'prayerAround',
  'saidAtEnd',
  'phrase',
  'askedBefore',
  'shortBefore',
  'shortAfter',
  'lastInSegment',
  'firstInSegment',
  'turns',
  'universal',
  'heOrShe',
  'would',
  'colonBefore',
] as const
export type Around = Record<(typeof aroundNames)[number], number>

const announcing =
  /\b(?:goes like this|(?:somebody|someone|people|they|folks|some of (?:you|us)|he|she|man|woman|friend|preachers?|prophet|voice|world|culture|letter|email|e-mail|post|article|book|comment|member|critics?) (?:(?:will|would|may|might|once|always|even|just|also|used to) )?(?:says?|said|thinks?|thought|thinking|told|tells?|tell|writes?|wrote|asks?|asked|argues?|argued|preach(?:es|ed)?|goes|went|was like|is saying|are saying|like to say)|heard? (?:it |that |people |preachers |somebody |someone |them |what )?(?:say|said|preached|people)|used to (?:think|believe|hear|say|preach)|(?:was|were|been|is|are|am|get|got) (?:taught|told|raised)|been said|the (?:argument|objection|letter|email|other side|usual|common|easy) |(?:argument|objection|letter|email|complaint|question) (?:is|was|goes|runs|came)|says to (?:me|you|us|himself|herself)|you(?:'ll| will| may| might) (?:say|think|hear|object)|what (?:we|they|people|everybody) (?:usually|often|always|mostly)? ?(?:say|think|do|hear))\b/i
const refuting =
  /^(?:(?:and|but|now|well|so|yes|okay|no)[,\s]+){0,2}(?:but|no\b|not so|nonsense|wrong|however|that(?:'s| is| was) (?:not|n't|wrong|a lie|one|true|right|exactly|the)|that isn't|(?:he|she|they|you)(?:'s| is|'re| are| was| were) (?:right|wrong|not (?:a )?(?:fool|wrong|bad|villain))|i (?:do not|don't|told|can't|cannot|answer|wrote back|grant|disagree|understand|know)|i(?:'ll| will) (?:be fair|grant|give)|it(?:'s| is) true|there(?:'s| is) (?:a good deal|something|some truth)|there is (?:truth|something)|let me answer|church, (?:no|that))\b/i
const turning = /^(?:but|yet|so|now|instead|rather|no)\b/i
const universals = new Set('always never nobody everybody everyone every all only anyone whoever'.split(' '))
const third = new Set(['he', 'she', 'they', 'his', 'her'])
const unsure = new Set(['would', 'could', 'might', 'should', "'d", 'ought'])
/** How far an announced view reaches, in sentences. */
const reach = 5

/** The surroundings of every sentence. */
export function surroundingsOf(reading: Reading): Around[] {
  const { sentences, rarity, people, segments } = reading
  const announces = sentences.map(({ plain, quoted }) => (announcing.test(plain) && quoted < 0.8 ? 1 : 0))
  const refutes = sentences.map(({ plain }) => (refuting.test(plain) ? 1 : 0))
  const ends = sentences.filter(({ place, keys }) => place > 0.88 && keys.length >= 2).map(({ id, keys }) => ({ id, keys: new Set(keys) }))
  const phrases = phrasesOf(sentences)
  const mean = (at: number, of: (one: Sentence) => number) => {
    const run = sentences.slice(Math.max(0, at - 2), at + 3)
    return run.reduce((sum, one) => sum + of(one), 0) / Math.max(1, run.length)
  }
  const inParagraph = viewsInParagraph(sentences, announces)
  const answered = answeredParagraphs(sentences)
  return sentences.map((one, at) => {
    const before = sentences[at - 1]
    const after = sentences[at + 1]
    const segment = segments[one.segment]
    const own = new Set(one.keys)
    let view = 0
    let refuted = 0
    for (let step = 1; step <= reach; step++) {
      const fade = 1 - (step - 1) / reach
      // A turn between the announcement and here ends its reach.
      const turned = sentences.slice(Math.max(0, at - step + 1), at + 1).some(({ id }) => refutes[id])
      if (!turned && announces[at - step]) view = Math.max(view, fade)
      if (refutes[at + step]) refuted = Math.max(refuted, fade)
    }
    return {
      viewBefore: view,
      viewInParagraph: inParagraph[at] ?? 0,
      answeredNext: answered.has(one.paragraph) ? 1 : 0,
      refutedAfter: refuted,
      storyAround: mean(at, ({ marks }) => marks.story),
      meAround: mean(at, ({ marks }) => marks.privateMatter),
      namesAround: mean(at, ({ tokens }) => (tokens.some(({ text, pos }) => pos === 'name' && people.has(text)) ? 1 : 0)),
      othersAround: mean(at, ({ marks }) => marks.othersView),
      quotedAround: mean(at, ({ quoted }) => quoted),
      prayerAround: mean(at, ({ marks }) => marks.prayer),
      saidAtEnd:
        one.keys.length < 2
          ? 0
          : ends.reduce((most, { id, keys }) => (Math.abs(id - at) > 3 ? Math.max(most, covered(own, keys, rarity)) : most), 0),
      phrase: phrases[at] ?? 0,
      askedBefore: before?.marks.question ?? 0,
      shortBefore: before && before.words <= 5 ? 1 : 0,
      shortAfter: after && after.words <= 5 ? 1 : 0,
      lastInSegment: segment && at >= segment.to - 2 ? 1 : 0,
      firstInSegment: segment && at <= segment.from + 1 ? 1 : 0,
      turns: turning.test(one.plain) ? 1 : 0,
      universal: one.tokens.some(({ word }) => universals.has(word)) ? 1 : 0,
      heOrShe: one.tokens.some(({ word }) => third.has(word)) ? 1 : 0,
      would: one.tokens.some(({ word }) => unsure.has(word)) ? 1 : 0,
      colonBefore: before?.plain.endsWith(':') ? 1 : 0,
    }
  })
}

const conceding =
  /^(?:(?:and|but|now|well|so|yes|okay|no|church|mijo|friends)[,\s]+){0,3}(?:i(?:'ll| will| want to| need to)? (?:be (?:fair|careful|honest|kind)|grant|answer|take (?:that|it) seriously|am not going to scold|understand|don't blame|loved?|respect)|it(?:'s| is)(?: not)? (?:true|a (?:strong|good|fair|serious|hard)|so\b)|it isn't so|there(?:'s| is) (?:a good deal|something|some truth|truth|a lot)|that(?:'s| is) (?:a|the) (?:good|fair|strong|serious|hard|lie|letter|voice|mug)|(?:he|she|they)(?:'s| is|'re| are) (?:right|not wrong|no fool|not a fool|good|my)|some of (?:those|that|it) (?:were|was|is)|i told (?:him|her|them)|wow\b|nonsense|not one word)/i
const speaksOfHimself = /\b(?:i|my|me)\b/i

/** Inside a paragraph, what follows "people told her" without a turn and without the preacher's own "I" goes on being theirs. */
function viewsInParagraph(sentences: readonly Sentence[], announces: readonly number[]): number[] {
  let theirs = false
  return sentences.map((one, at) => {
    const before = sentences[at - 1]
    if (one.first || turning.test(one.plain) || refuting.test(one.plain)) theirs = false
    if (before && !one.first && announces[at - 1] && !turning.test(one.plain)) theirs = true
    if (theirs && one.quoted === 0 && speaksOfHimself.test(one.plain)) theirs = false
    return theirs ? 1 : 0
  })
}

/** Paragraphs to which the next one answers: "There's a good deal in that.", "I told him that he is right." */
function answeredParagraphs(sentences: readonly Sentence[]): ReadonlySet<number> {
  return new Set(
    sentences.flatMap((one, at) => {
      const before = sentences[at - 1]
      return one.first && before && conceding.test(one.plain) ? [before.paragraph] : []
    }),
  )
}

/** The share of a sentence's runs of four words that stand elsewhere in the sermon too: a preacher repeats what he wants kept. */
function phrasesOf(sentences: readonly Sentence[]): number[] {
  const runs = sentences.map(({ tokens }) =>
    tokens.slice(0, -3).map((token, at) => `${token.lemma} ${tokens[at + 1]?.lemma} ${tokens[at + 2]?.lemma} ${tokens[at + 3]?.lemma}`),
  )
  const seen = new Map<string, Set<number>>()
  runs.forEach((own, at) => {
    for (const run of own) seen.set(run, (seen.get(run) ?? new Set()).add(Math.floor(at / 3)))
  })
  return runs.map((own) => (own.length ? own.filter((run) => (seen.get(run)?.size ?? 0) > 1).length / own.length : 0))
}

import type { AgeGroup } from '#contract/lesson-book.ts'
import type { Manner } from '#lesson/sections/section.ts'
import { sentencesOf } from '#lesson/words/sentences.ts'
import { hazardFiles, unnamed } from './hazards/index.ts'
import { withoutGuarded, withoutRefused } from './guarding.ts'
import { soundsDangerous } from './learned.ts'
import { playedIn, withoutPlayed } from './played.ts'
import { RuleIndex } from './rule-index.ts'
import { entriesFrom, holds, plainSentence, type Read, readRule, readSentence, type Rule } from './rules.ts'
import { guards } from './safety-line.ts'
import { askedFrom, isDirected, tellsSomebody, withoutLabel } from './spoken-to.ts'
import { asPlayed, sortedIn, stagedIn, withThingsNamed } from './what-is-meant.ts'

/** A danger that was found: its kind, what it is in words, and the sentence that has it. */
export type Danger = { hazard: string; says: string; sentence: string }
/** What stands around a text: the safety line beside it, and words and materials of the whole activity, which say what is only played. */
export type Around = { safety?: string | undefined; whole?: string | undefined; materials?: readonly string[] | undefined }

export const hazards = hazardFiles.flat()
type Hazard = (typeof hazards)[number]
const rules = hazards.flatMap((owner) => owner.rules.map((one) => ({ rule: readRule(one), owner })))
const single = new RuleIndex(rules)
const paired = new RuleIndex(rules.filter(({ rule }) => rule.pair))

const speaking = new Map(hazards.flatMap((one) => (one.mended ? [[one, entriesFrom(one.mended)] as const] : [])))
/** Hazards whose things stand in many stories, and in a room are mostly paper. */
const mayBePlayed = ({ mended, played }: Hazard) => mended !== undefined || played === true
/** Whether only what is said outright makes it a play. */
const isFirm = ({ played }: Hazard, rule: Rule) => rule.firm || played === true
/** Whether a safety line keeps the children from a hazard; most texts never ask. */
function mendedBy(safety: string): (hazard: Hazard) => boolean {
  const known = new Map<Hazard, boolean>()
  return (hazard) => {
    const words = speaking.get(hazard)
    if (!words || !safety) return false
    const answer = known.get(hazard) ?? guards(safety, words)
    known.set(hazard, answer)
    return answer
  }
}

const spoken = /[“"][^“”"]*[”"]|‘[^‘’]{12,}[‘’]/g
/** A story without what is said in it; a speech that is a whole sentence leaves the end of one. */
const withoutSpeech = (text: string) =>
  text.replace(spoken, (speech, at: number) =>
    /[.!?]\s*$/.test(text.slice(0, at)) || (/[.!?].$/.test(speech) && /^\s+[A-Z]/.test(text.slice(at + speech.length))) ? '\n' : ' ',
  )
/** A game of right and wrong: "Push a friend. No! Stand still." */
const refused = /^(?:no[!.,]|thumbs down|wrong[!.])/i
/** A text in the sentences that are looked at one by one. */
export const linesOf = (text: string) => text.split(/\n+/).flatMap((line) => sentencesOf(line).flatMap((one) => one.split(/;\s/)))

/** Every danger of a text. */
export function dangersIn(text: string, age: AgeGroup, manner: Manner, { safety = '', whole = '', materials }: Around = {}): Danger[] {
  // What a person of a story says is said to another person of it: the hearers are not asked to do it.
  const narrated = manner === 'story' ? withoutSpeech(text) : text
  const isMended = mendedBy(age === 'young-kids' ? '' : safety)
  const isAsked = (hazard: Hazard, rule: Rule) => (hazard.where === 'do' || rule.told) && (rule.firm || !isMended(hazard))
  const isSaid = ({ where }: Hazard, rule: Rule) => where === 'all' && !rule.told
  const spokenTo = { age, manner, whole, materials }
  const found =
    narrated === text
      ? dangersOf(text, spokenTo, (hazard, rule) => isAsked(hazard, rule) || isSaid(hazard, rule))
      : [...dangersOf(narrated, spokenTo, isAsked), ...dangersOf(text, spokenTo, isSaid)]
  const all = [...found, ...soundingIn(text, found, spokenTo, isMended)]
  return all.filter((one, at) => all.findIndex((other) => other.hazard === one.hazard && other.sentence === one.sentence) === at)
}

/** What no rule has and sounds like a danger all the same: as it stands, and without what is only played or guarded. */
function soundingIn(text: string, found: readonly Danger[], spokenTo: Spoken, isMended: (hazard: Hazard) => boolean): Danger[] {
  const { age, manner, whole, materials } = spokenTo
  const sentences = linesOf(text)
  const named = new Set(found.map(({ sentence }) => sentence))
  return sentences.flatMap((line, at) => {
    const sentence = line.trim()
    if (named.has(sentence) || !soundsDangerous(sentence, age, manner)) return []
    if (refused.test(sentences[at + 1] ?? '') || sortedIn(whole).some((one) => one.includes(line))) return []
    const bare = plainSentence(withoutRefused(sentence))
    const staged = manner === 'do' || manner === 'say' ? stagedIn(whole || text, age) : new Set<string>()
    const plain = asPlayed(withThingsNamed(withoutLabel(bare), plainSentence(sentences[at - 1] ?? ''), whole), staged)
    const real = withoutPlayed(sentence, plain, playedIn(whole || text, materials), false)
    const { found: words } = readSentence(plain)
    const isKept = hazards.some((hazard) => [...(speaking.get(hazard) ?? [])].some((id) => words.has(id)) && isMended(hazard))
    if (isKept || [real, withoutGuarded(plain)].some((one) => !soundsDangerous(one, age, manner))) return []
    return [{ hazard: unnamed.id, says: unnamed.says, sentence }]
  })
}

type Spoken = { age: AgeGroup; manner: Manner; whole: string; materials: readonly string[] | undefined }
function dangersOf(text: string, { age, manner, whole, materials }: Spoken, applies: (hazard: Hazard, rule: Rule) => boolean): Danger[] {
  const sentences = linesOf(text)
  const staged = manner === 'do' || manner === 'say' ? stagedIn(whole || text, age) : new Set<string>()
  const played = () => playedIn(whole || text, materials)
  const sorted = sortedIn(whole)
  let before = ''
  let last: Read = readSentence('')
  return sentences.flatMap((sentence, at) => {
    const bare = plainSentence(withoutRefused(sentence))
    const plain = asPlayed(withThingsNamed(withoutLabel(bare), before, whole), staged)
    const read = readSentence(plain)
    const first = before.trim()
    const earlier = last
    before = bare
    last = read
    if (refused.test(sentences[at + 1] ?? '') || sorted.some((line) => line.includes(sentence))) return []
    const from = askedFrom(plain, manner)
    const told = tellsSomebody(plain, manner, sentence.includes('?'))
    const directed = isDirected(plain)
    const readingOf = ({ where, negation }: Hazard) => ({
      age,
      negationFrees: negation !== 'stays',
      softened: where === 'do',
      directed,
      from: where === 'do' ? from : 0,
      earlier,
    })
    const isMeant = (hazard: Hazard, rule: Rule) => applies(hazard, rule) && (rule.told ? told : hazard.where !== 'do' || from >= 0)
    const held = new Set<Hazard>()
    const real = (firm: boolean) => withoutPlayed(sentence, plain, played(), firm)
    const unguarded = withoutGuarded(plain)
    const isGuarded = (owner: Hazard, rule: Rule) =>
      owner.guarded === true && unguarded !== plain && !holds(rule, readSentence(unguarded), readingOf(owner))
    for (const { rule, owner } of single.candidates(read)) {
      if (held.has(owner) || !isMeant(owner, rule)) continue
      if (holds(rule, mayBePlayed(owner) ? readSentence(real(isFirm(owner, rule))) : read, readingOf(owner)) && !isGuarded(owner, rule))
        held.add(owner)
    }
    if (first)
      for (const { rule, owner } of paired.candidates(earlier, read)) {
        const both = readSentence(` ${first}${mayBePlayed(owner) ? real(isFirm(owner, rule)) : owner.guarded ? unguarded : plain}`)
        if (isMeant(owner, rule) && holds(rule, both, { ...readingOf(owner), from: 0, before: first.split(' ').length })) held.add(owner)
      }
    return hazards.filter((one) => held.has(one)).map(({ id, says }) => ({ hazard: id, says, sentence: sentence.trim() }))
  })
}

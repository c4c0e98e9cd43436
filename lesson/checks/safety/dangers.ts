import type { AgeGroup } from '#contract/lesson-book.ts'
import type { Manner } from '#lesson/sections/section.ts'
import { sentencesOf } from '#lesson/words/sentences.ts'
import { hazardFiles } from './hazards/index.ts'
import { asksSomebody, isDirected, tellsSomebody } from './spoken-to.ts'
import { holds, plainSentence, readRule, readSentence, type Rule } from './rules.ts'

/** A danger that was found: its kind, what it is in words, and the sentence that has it. */
export type Danger = { hazard: string; says: string; sentence: string }

export const hazards = hazardFiles.flat().map((one) => ({ ...one, read: one.rules.map(readRule) }))

const spoken = /[“"][^“”"]*[”"]|‘[^‘’]{12,}[‘’]/g
/** A game of right and wrong: "Push a friend. No! Stand still." */
const refused = /^(?:no[!.]|thumbs down|wrong[!.])/i
/** The sentences of a text with the one before: a darkness in one is still there in the next. */
function readable(text: string): { sentence: string; before: string; after: string }[] {
  const all = text.split(/\n+/).flatMap((line) => sentencesOf(line).flatMap((one) => one.split(/;\s/)))
  return all.map((sentence, at) => ({ sentence, before: all[at - 1] ?? '', after: all[at + 1] ?? '' }))
}

/** Every danger of a text. `safety` is the safety line that stands beside it, if any. */
export function dangersIn(text: string, age: AgeGroup, manner: Manner, safety = ''): Danger[] {
  // What a person of a story says is said to another person of it: the hearers are not asked to do it.
  const narrated = manner === 'story' ? text.replace(spoken, ' ') : text
  const free = safety !== '' && age !== 'young-kids'
  const found = [
    ...dangersOf(narrated, age, manner, ({ where, mended }, rule) => (where === 'do' || rule.told) && !(mended && free)),
    ...dangersOf(text, age, manner, ({ where }, rule) => where === 'all' && !rule.told),
  ]
  return found.filter((one, at) => found.findIndex((other) => other.hazard === one.hazard && other.sentence === one.sentence) === at)
}

type Hazard = (typeof hazards)[number]
function dangersOf(text: string, age: AgeGroup, manner: Manner, applies: (hazard: Hazard, rule: Rule) => boolean): Danger[] {
  return readable(text).flatMap(({ sentence, before, after }) => {
    if (refused.test(after)) return []
    const plain = plainSentence(sentence)
    const first = plainSentence(before).trim()
    const read = readSentence(plain)
    const both = readSentence(` ${first}${plain}`)
    const asked = asksSomebody(plain, manner)
    const directed = isDirected(plain)
    const told = tellsSomebody(plain, manner)
    return hazards
      .filter((hazard) => {
        if (hazard.where === 'do' && !asked) return false
        const reading = { age, negationFrees: hazard.negation !== 'stays', softened: hazard.where === 'do', directed }
        return hazard.read.some(
          (rule) =>
            applies(hazard, rule) &&
            (!rule.told || told) &&
            (holds(rule, read, reading) ||
              (rule.pair && first !== '' && holds(rule, both, { ...reading, before: first.split(' ').length }))),
        )
      })
      .map(({ id, says }) => ({ hazard: id, says, sentence: sentence.trim() }))
  })
}

import type { AgeGroup } from '#contract/lesson-book.ts'

const quoted = /["“][^"“”]{0,600}["”]/g
/** A step that only hands over a sentence: 'Say, "God is here."' */
const sayOnly = /^Say(?: (?:to (?:them|the children)|together|slowly|softly))?[,:]\s*["“]([^"”]+)["”]\.?$/
/** Who is spoken of is not spoken to: "Each child draws a boat." */
const ofTheGroup =
  /\b(?:each (?:child|one|of them|pair|team|group|half)|the (?:children|child|leader|group|others|first child|next child)|children|every (?:child|one)|everyone|everybody|those who|whoever|pairs|teams|half of you)\b|\bAsk\b[^.]*,/i
/** What is got ready before anybody is spoken to. */
const setsUp = /^(?:lay|spread|set|hand|give|hang|tape|place|prepare)\b(?! (?:\w+ )?your\b)/i
/** Whoever says what somebody says and does beside it, plays it: “I bend down. ‘Tell God that.’” Who tells the group what it may do then speaks to it. */
const ofMyself = /\bI(?:['’]m)?\b/
const toYou = /\b(?:you|your)\b/i
/** Said to somebody, or cried or asked: an instruction on paper is neither. */
const toTheGroup = /[!?](?:\s|$)|\b(?:I|I'm|I’m|me|my|we|us|our|let's|let’s|you|your|yours)\b/i

/** What whoever leads does with a step of an activity: says it to children as it stands, or does it. Teens read their steps themselves. */
export function saidOrDone(step: string, age: AgeGroup): { how: 'say' | 'do'; text: string } {
  const sentence = sayOnly.exec(step)?.[1]
  if (sentence) return { how: 'say', text: sentence }
  const around = step.replace(quoted, ' ')
  const isSaid =
    age !== 'teens' &&
    toTheGroup.test(around) &&
    !ofTheGroup.test(around) &&
    !setsUp.test(step) &&
    !(around !== step && ofMyself.test(around) && !toYou.test(around))
  return { how: isSaid ? 'say' : 'do', text: step }
}

const together = /^Say (?:it|this) together(?:, (?:twice|one part at a time))?:\s*(.+)$/
/** A paragraph of a telling that asks for the lesson's line: what is done, with the line once in it; undefined for every other. */
export function lineTogether(paragraph: string): string | undefined {
  const line = together.exec(paragraph)?.[1]
  if (!line) return undefined
  const times = [3, 2].find((count) => line.length % count === count - 1 && isRepeated(line, count)) ?? 1
  const once = line.slice(0, Math.floor(line.length / times))
  const how = /one part at a time/.test(paragraph) ? ', one part at a time' : (['', '', ', twice', ', three times'][times] ?? '')
  return `Say our line together${how}: “${once}”`
}
const isRepeated = (line: string, count: number): boolean => {
  const once = line.slice(0, Math.floor(line.length / count))
  return line === Array.from({ length: count }, () => once).join(' ')
}

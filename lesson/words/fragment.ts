import { hasVerb, verbsIn } from './has-verb.ts'

/** A piece without a main verb: "Faith in God, but also faith in our land." or "At his departing, when he should suffer." */
export const isFragment = (text: string): boolean =>
  // "The sixth and last group, that is to say, those who are helping others."
  !hasVerb(text.replace(/,? that is(?: to say)?,/gi, ',').replace(/, (?:those|they|he|she|people) who\b[^,;:]*/gi, '')) ||
  // "The group of those who have fallen.": its only verb belongs to those, not to the group.
  (/^the \w+ of\b/i.test(text) && !hasVerb(text.replace(/\b(?:who|whom|which|that)\b[^;:]*/gi, ''))) ||
  /^(?:at|in|on|by|with|for|from|to|of)\b[^,]*,\s*(?:when|where|which|who|that)\b[^,]*$/i.test(text) ||
  hangsOnOneClause(text) ||
  hangsOnARelative(text) ||
  // "Not stock photos or airbrushed history.", "Because pretending will kill a church."
  /^(?:not,? (?!only|every|all|one|many|even)|because\b[^,]*$)/i.test(text)

/** "In God the Son, who poured out His soul for us, and washed us in His own blood.": no clause follows that has a subject of its own. */
function hangsOnARelative(text: string): boolean {
  const found = /^(?:in|of|for|by|with|to|from|on|at|through)\b[^,]{1,50}, (?:who|which|whom)\b/i.exec(text)
  if (!found || hasVerb(found[0].replace(/, \w+$/, ''))) return false
  return !/,\s+(?:and |but )?(?:I|we|you|he|she|it|they|the|there|this|that|these|those|let|all|no|God|Christ|Jesus)\b/i.test(
    text.slice(found[0].length),
  )
}

const helped =
  /\b(?:do|does|did|will|would|can|cannot|could|shall|should|may|might|must|has|have|had|is|are|was|were)(?: not| never)? \w+/gi
/** "A mother and two boys, in a small room, with a sound of oil that does not stop.": its one verb says what the oil does. */
function hangsOnOneClause(text: string): boolean {
  const clause = /\b(?:who|which|that)\b[^,;:]*[.!]?["”’]?$/i.exec(text)
  if (
    !clause ||
    !/^(?:an?|the|one|two|three|no|somebody|someone|everybody|everyone|anyone|those|people)\b|^\p{Lu}\p{Ll}+, who\b/iu.test(text) ||
    hasVerb(text.slice(0, clause.index))
  )
    return false
  return verbsIn(clause[0].replace(helped, 'is')).length === 1
}

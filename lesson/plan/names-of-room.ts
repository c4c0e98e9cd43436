import type { AgeGroup } from '#contract/lesson-book.ts'

/** Names that activities call a child by; none of them is in the Bible. */
const names =
  'Amy Ana Ava Ben Cal Dee Ella Emma Eva Fay Ida Jack Jo Josh Kim Lea Lee Lena Leo Liam Lily Lou Lucas Lucy Max Maya Mia Ned Nia Nora Olivia Omar Owen Priya Rosa Ruby Sam Sue Tess Tessa Theo Tim Tom Ty Zoe'
const aName = new RegExp(`(?<![\\p{L}])(?:${names.replaceAll(' ', '|')})(?![\\p{L}])`, 'gu')
/** Somebody of whom a case is told stands for nobody in the room. */
const madeUp =
  /\b(?:made[- ]up|made (?:him|her|them) up|invented|imagine|pretend|a (?:boy|girl|child|kid|man|woman) (?:called|named)|story)\b/i
const mostNamed = 2

/** That the names of an activity are those of nobody: whoever leads says the children's own. '' where it calls nobody. */
export function namesOfRoom(steps: readonly string[], age: AgeGroup): string {
  const text = steps.join(' ')
  if (age === 'teens' || madeUp.test(text)) return ''
  const found = [...new Set(text.match(aName))].slice(0, mostNamed).map((name) => `“${name}”`)
  return found.length > 0 ? `Where it says ${found.join(' or ')}, say the name of a child in your room.` : ''
}

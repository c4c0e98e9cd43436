import type { Line } from './head-lines.ts'
import { honorific, isPerson, personName } from './person-names.ts'
import { gaveIt, personIn } from './score-part.ts'

const iAm =
  /\b(?:my name is|my name['’]s|i['’]?m|i am)\s+((?:(?:pastor|brother|sister|father|deacon|rev\.?|dr\.?|minister)\s+)?\p{L}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2})/iu
const noNames = new Set(
  'not going so just the a an in on at from glad happy sorry here your our one also still now really very gonna sure afraid tired thinking telling saying talking looking asking trying sitting standing saved blessed ready done and but new in what it thankful grateful proud old getting kind supposed aware convinced born married'.split(
    ' ',
  ),
)
const signature = /^[—–\-~_*\s]*(\p{Lu}[\p{L}.'’()-]*(?:\s\p{Lu}[\p{L}.'’()-]*){0,4})[_*\s]*$/u
const announcedTitle =
  /\b(?:(?:my|our|the|this morning['’]?s|today['’]?s) (?:title|subject|topic|theme|message|sermon)(?: (?:this morning|today|tonight|for today))? (?:is|comes|will be)|(?:preach|talk|speak)(?: to (?:you|us))?(?: for a (?:few minutes|(?:little )?while|moment))? (?:from|on|about|under) the (?:subject|title|topic|thought|theme)|i(?:['’]ve|['’]m| have| am| want to)? (?:called?|calling|call) (?:it|this|this sermon|this message)|use (?:for|as) a (?:subject|title|topic))[\s,:]*["“]?([^"”.!?\n]{3,70})/iu
const bracketed = /^\[?(?:the )?(?:preacher|message|sermon|speaker|homily|preaching|meditation)\b\s*(?:[:(–—-]\s*)([^\])\n]{3,60})/iu
const voice = /^(\p{Lu}[\p{Lu}.'’-]{1,24}(?: \p{Lu}[\p{Lu}.'’-]{0,24}){0,4}):(?:\s|$)/u
/** A message in an export of a chat: "PT (Pastor Tim) — 6:31 PM", "[12/03, 10:04] Rev. Ann Moss: …". */
const posted =
  /^(?:[^()\n]{1,20} \(([^()\n]{3,30})\)|([^\n:[\]]{2,30}?)) [–—-] \d{1,2}:\d\d(?: ?[AP]M)?(?:$|\s)|^\[[\d/., :-]{8,24}(?: ?[AP]M)?\] ([^:\n]{2,30}): /iu
const office =
  /^(?:speaker|preacher|pastor|leader|host|notes|all|people|congregation|reader|narrator|voice|message|sermon|welcome|offering|scripture|prayer|song|announcements|amen)\b/i
const startCase = (text: string) => text.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())

/** Who preaches, where the head does not say: a bracket before the sermon, the voice that speaks most, "my name is", a name at the end. */
export function speakerInBody(lines: readonly Line[], from: number): string {
  for (const { text } of lines) {
    const named = bracketed.exec(text)?.[1]
    if (named && personIn(startIfCapitals(named)).score >= 1.5) return personIn(startIfCapitals(named)).name
  }
  const turns = new Map<string, number>()
  let speaking = ''
  for (const { text } of lines.slice(from)) {
    const sender = posted.exec(text)?.slice(1).find(Boolean)
    const found = voice.exec(text)?.[1]
    if (sender) speaking = sender
    else if (found) speaking = office.test(found) ? '' : found
    if (speaking) turns.set(speaking, (turns.get(speaking) ?? 0) + text.length)
  }
  const [most] = [...turns].sort((a, b) => b[1] - a[1])
  const whole = lines.reduce((sum, { text }) => sum + text.length, 0)
  if (most && most[1] > whole * 0.4 && (honorific.test(startCase(most[0])) || personIn(startCase(most[0])).score >= 1.5))
    return personName(startCase(most[0]))
  for (const { text } of lines.slice(from, from + 8)) {
    const brought = gaveIt.exec(text)?.[1]
    if (brought && isPerson(brought)) return personName(brought)
  }
  const early = lines
    .slice(from, from + 12)
    .map(({ text }, at) => introduced(text, at < 6))
    .find(Boolean)
  if (early) return early
  for (const { text } of lines.slice(-5).reverse()) {
    const found = signature.exec(text)?.[1]?.trim() ?? ''
    if (found && isPerson(found) && !/\p{L}{4}\./u.test(found) && (honorific.test(found) || personIn(found).score >= 1.5))
      return personName(found)
  }
  return ''
}

const startIfCapitals = (text: string) => (/\p{Ll}/u.test(text) ? text : startCase(text))

/** "I'm Kev", "my name is marco": a word that is no plain word behind it. */
function introduced(text: string, atOnce: boolean): string {
  for (const found of text.slice(0, 1500).matchAll(new RegExp(iAm, 'giu'))) {
    const [whole, name = ''] = found
    const [first = ''] = name.split(/\s+/)
    const plain = honorific.test(`${startCase(name)} `) ? startCase(name) : name
    const sure = /name/i.test(whole)
    if (noNames.has(first.toLowerCase())) continue
    // A machine writes names small: at once, a short word that is no plain word is one.
    const small =
      atOnce &&
      /m['’ ]/i.test(whole.slice(0, 4)) &&
      !/^i am/i.test(whole) &&
      /^\p{Ll}{3,8}$/u.test(first) &&
      !/(?:ing|ed|ly|er)$/.test(first) &&
      personIn(`${startCase(first)} Xy`).score >= 1.5 &&
      !/\p{Lu}/u.test(text)
    if (small) return startCase(first)
    if (!sure && !/^\p{Lu}/u.test(first)) continue
    const words = plain.split(/\s+/).filter((word, at) => at === 0 || /^\p{Lu}/u.test(word))
    if (
      !sure &&
      !(personIn(words.join(' ')).score >= 1.5 || (words.length === 1 && /[,.]/.test(text.charAt((found.index ?? 0) + whole.length))))
    )
      continue
    return personName(startCase(words.join(' ')))
  }
  return ''
}

/** "My subject this morning is …": a title that is only said. */
export function titleInBody(lines: readonly Line[], from: number): string {
  for (const { text } of lines.slice(from, from + 30)) {
    const found = announcedTitle.exec(text)?.[1]?.trim()
    if (found && found.split(/\s+/).length <= 9) return found.replace(/(?<![,\s])[,\s]+$/, '')
  }
  return ''
}

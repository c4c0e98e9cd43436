import { ofQuotedMail } from './head-lines.ts'
import { asTitle, honorific, nameForm, personName } from './person-names.ts'
import type { Sheet } from './sheet.ts'

const name = "\\p{Lu}[\\p{L}'’-]+(?: (?:\\p{Lu}\\.|\\p{Lu}[\\p{L}'’-]+)){0,3}"
const small = "\\p{L}[\\p{L}'’-]+(?: \\p{L}[\\p{L}'’-]+)?"
const office =
  '(?:(?:lead|senior|associate|assistant|youth|student|kids|children’s|worship|teaching|campus|interim|new|pastoral|next gen|executive) ){0,2}(?:pastors?|preachers?|ministers?|speakers?|deacons?|priests?|vicars?|rectors?|curates?|chaplains?|elders?|counsell?ors?|(?:camp|youth|student) (?:directors?|leaders?|workers?))'
/** "I'm Kit Lowe, and I'm your camp pastor", "my name is dana i'm one of the pastors here": who says his name and his office is who speaks. */
const introduces = (who: string, flags: string) =>
  new RegExp(
    `\\b(?:[Mm]y name(?: is|['’]s)|I['’]m|i['’]m|[Tt]his is|I am|i am) (${who})[,.!;—–-]{0,2} (?:(?:and|if|for|we|you|those|who|of|don['’]t|haven['’]t|didn['’]t|have|not|met|know|me|yet)[,.]? ){0,12}(?:I['’]m|i['’]m|I am|i am|I get to be|i get to be|I serve as|i serve as)? ?(?:one of )?(?:your|the|our|an?) ${office}\\b`,
    flags,
  )
const written = introduces(name, 'u')
const spoken = introduces(small, 'u')
/** "I'm one of the pastors here, my name is Kit", "Kit. If we haven't met, I'm one of the pastors." */
const afterwards = new RegExp(
  `\\b(?:I['’]m|i['’]m|I am|i am) (?:one of )?(?:your|the|our) ${office}(?: here)?[,.;]? (?:and |And )?(?:[Mm]y name(?: is|['’]s)|I['’]m|i['’]m) (${small})`,
  'u',
)
const before = new RegExp(
  `(?:^|[.!] )(${name})[.,] (?:and )?[Ii]f (?:we|you)[^.,]{3,24}met[^.,]{0,8},? I['’]m (?:one of )?(?:your|the|our) ${office}\\b`,
  'u',
)
/** Words that go on behind a name. */
const goesOn = /(?: (?:i['’]?m|and|if|for|so|i|um|uh|here|the|from|who|this|we|we['’]re)){1,4}$/i
/** How far into a talk somebody says who he is. */
const opening = 12
/** What may follow "I'm" and is nobody's name. */
const noName = /^(?:here|glad|so|just|not|one|your|the|really|very|gonna|going|happy|excited|also|still|sure|\p{L}+ing)\b/iu

/** Who introduces himself with his office, near the beginning. */
function introduced({ rows, bodyAt }: Sheet): string {
  for (const { text } of rows.slice(0, bodyAt + opening)) {
    const start = text.slice(0, 1500)
    const found = written.exec(start) ?? afterwards.exec(start) ?? before.exec(start) ?? (/^\p{Ll}/u.test(text) ? spoken.exec(start) : null)
    const who = found?.[1]?.replace(goesOn, '')
    if (who && !noName.test(who)) return asTitle(/\p{Lu}/u.test(who) ? who : who.toUpperCase())
  }
  return ''
}

const sender = /^from:\s*"?([^<"@(]{4,40}?)"?\s*(?:<[^>]*>)?\s*$/iu
const plain = (text: string) => text.toLowerCase().replace(/^[\s–—-]+|(?<![\s,.!])[\s,.!]+$/g, '')
/** Lines that end a letter stand no higher than this share of it. */
const lowest = 0.5
/** Short lines that stand alone below the middle of the text, the lowest first: somebody may sign there. */
const signatures = ({ rows }: Sheet): string[] =>
  rows
    .slice(Math.floor(rows.length * lowest))
    .filter(({ raw, words }) => words <= 5 && !ofQuotedMail.test(raw.trim()))
    .map(({ text }) => plain(text))
    .reverse()

/** Who sent the mail and signs it with his name, or with his first name. */
function signedMail(sheet: Sheet): string {
  const from = sheet.rows.slice(0, sheet.bodyAt + 2).flatMap(({ raw }) => sender.exec(raw.trim())?.[1]?.trim() ?? [])[0]
  const who = from && nameForm(from).name
  if (!who) return ''
  const full = plain(who)
  const [first = ''] = plain(personName(who)).split(' ')
  return signatures(sheet).some((line) => line === full || line === first || full.startsWith(`${line} `)) ? who : ''
}

/** "Canon Aled asked that …" above, and "Aled" below: who signs by a first name that the head has with an office. */
function signedByFirstName(sheet: Sheet): string {
  const last = signatures(sheet).slice(0, 3)
  for (const { text } of sheet.rows.slice(0, sheet.bodyAt + 3))
    for (const [found] of text.slice(0, 600).matchAll(/\b(?:The )?\p{Lu}\p{L}+\.? \p{Lu}[\p{L}'’-]+/gu))
      if (honorific.test(found) && last.includes(plain(found.replace(honorific, '')))) return found
  return ''
}

/** "[00:00:31] DANA: Good morning" */
const voice = /^(?:\[[\d:.]{4,12}\]\s*)?(\p{Lu}[\p{Lu}\p{L}'’-]{2,15}):\s/u
/** Whom an announcement calls by office and name, of those who then speak by their first names. */
function announcedVoice({ rows }: Sheet): string {
  const said = new Map<string, number>()
  let speaking = ''
  for (const { text } of rows) {
    speaking = voice.exec(text)?.[1]?.toLowerCase() ?? speaking
    if (speaking) said.set(speaking, (said.get(speaking) ?? 0) + text.length)
  }
  const [most] = [...said].sort((a, b) => b[1] - a[1])
  if (!most) return ''
  for (const { text } of rows.slice(0, opening))
    for (const [found] of text.slice(0, 900).matchAll(new RegExp(`\\b\\p{Lu}\\p{L}+\\.? ${name}`, 'gu'))) {
      const form = honorific.test(found) ? nameForm(found).name : ''
      if (form && plain(personName(form)).split(' ')[0] === most[0]) return form
    }
  return ''
}

/** "As recorded, Ann Moss, rector": an office right behind a name in the head. */
const withOffice = new RegExp(`(?:^|[,:|–—-] ?)(${name}), (?:(?:the|our|your) )?${office}(?=$|[.,;)|])`, 'u')
function namedWithOffice({ rows, bodyAt }: Sheet): string {
  const found = rows
    .slice(0, bodyAt)
    .flatMap(({ text, words }) => (words <= 16 && !/\bby\b/i.test(text) ? (withOffice.exec(text)?.[1] ?? []) : []))
  return found.length === 1 ? nameForm(found[0] ?? '').name : ''
}

/** Who says or signs that the words are his own, where no line of the head says who preached; '' where nobody does. */
export const ownName = (sheet: Sheet): string =>
  introduced(sheet) || signedMail(sheet) || announcedVoice(sheet) || namedWithOffice(sheet) || signedByFirstName(sheet)

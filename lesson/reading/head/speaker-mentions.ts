import type { Row, Sheet, Mention } from './sheet.ts'
import { around, type Features, kindsOf } from './sheet.ts'
import { standsAsByline } from './byline.ts'
import { ofQuotedMail } from './head-lines.ts'
import { asTitle, honorific, nameForm, personName } from './person-names.ts'

const part = "(?:\\p{Lu}[\\p{L}’'-]*\\.?|\\p{Lu}\\.)"
const small = '(?:de|del|della|van|von|der|den|la|le|di|da|bin|al|ten|te|y)'
const capitals = new RegExp(`(?<![\\p{L}\\d’'])${part}(?: (?:${small} )*(?:\\([A-Z]{2,6}\\) )?${part}){0,12}`, 'gu')
const iAm =
  /\b(?:my name is|my name['’]s|i['’]?m|i am)\s+((?:(?:pastor|brother|sister|father|deacon|rev\.?|dr\.?|minister)\s+)?\p{L}[\p{L}'’-]+(?:\s+\p{L}[\p{L}'’-]+)?)/giu
/** What follows "I am" and is no name. */
const noNames = new Set(
  "not going so just the a an in on at from glad happy sorry here your our one also still now really very gonna sure afraid tired thinking telling saying talking looking asking trying sitting standing saved blessed ready done and but new what it thankful grateful proud old getting kind supposed aware convinced born married i to like that who with of for preaching i'm i’m i've".split(
    ' ',
  ),
)
const voice = /^([\p{Lu}][\p{Lu}.’' -]{1,40}?)(?: \(([^)]{3,40})\))?:(?:\s|$)/u
/** A message in an export of a chat: "PT (Pastor Tim) — 6:31 PM", "[12/03, 10:04] Rev. Ann Moss: …". */
const posted =
  /^(?:[^()\n]{1,20} \(([^()\n]{3,30})\)|([^\n:[\]]{2,30}?)) [–—-] \d{1,2}:\d\d(?: ?[AP]M)?(?:$|\s)|^\[[\d/., :-]{8,24}(?: ?[AP]M)?\] ([^:\n]{2,30}): |^\d[\d/., :-]{8,20} - ([^:\n]{2,30}): /iu
const untitled = (name: string) => name.replace(honorific, '')
const firstOf = (name: string) => untitled(name).toLowerCase().split(' ')[0] ?? ''
const startCase = (text: string) => (/\p{Ll}/u.test(text) ? text : asTitle(text))

/** Everybody whom a file names and who may have preached. */
export function speakerMentions(sheet: Sheet): Mention[] {
  const { rows, bodyAt } = sheet
  const out: Mention[] = []
  const voices = voiceShares(rows)
  const add = (at: number, start: number, written: string, extra: Features = {}): void => {
    const form = nameForm(written)
    const value = form.name || (extra.labelled ? personName(written) : '')
    if (!value || (!extra.labelled && !extra.voice && !extra.sender && !standsAsByline(sheet, at, start, start + written.length))) return
    const last = value.toLowerCase().split(/\s+/).at(-1) ?? ''
    const features = { ...around(sheet, at, start, start + written.length), ...form.features, ...extra }
    const spoken = Math.max(
      0,
      ...[...voices]
        .filter(
          ([name]) =>
            asTitle(name).toLowerCase().split(/\s+/).at(-1) === last ||
            asTitle(name).toLowerCase().split(' ')[0] === value.toLowerCase().split(' ')[0],
        )
        .map(([, share]) => share),
    )
    if (spoken > 0.4) features['speaks most'] = 1
    else if (spoken > 0) features.speaks = 1
    if (at >= rows.length - 5 && (rows[at]?.words ?? 9) <= 7) features['signs'] = 1
    out.push({ value, key: last, at, features })
  }
  rows.forEach((row, at) => {
    const close = at < bodyAt + 8
    const short = row.words <= 16
    const ending = at >= rows.length - 8
    const said = voice.exec(row.text)
    const sender = posted.exec(row.text)?.slice(1).find(Boolean)
    if (said?.[1]) add(at, 0, startCase(said[1]), { voice: 1 })
    if (said?.[2])
      add(at, said[0].indexOf(said[2]), said[2].replace(/^the (?=\p{Lu})/u, ''), {
        voice: 1,
        ...(kindsOf(said[1] ?? '').includes('sermon') ? { labelled: 1 } : {}),
      })
    if (sender) add(at, row.text.indexOf(sender), sender, { sender: 1 })
    if ((!close && !short && !ending) || ofQuotedMail.test(row.raw.trim())) return
    const text = startCase(row.text)
    if (at < bodyAt + 12) for (const found of row.text.slice(0, 1500).matchAll(iAm)) addIntroduced(found, at)
    for (const found of text.slice(0, 900).matchAll(capitals)) {
      const from = found.index
      // "Leader: Ann Moss Reader: Joe": the word before the colon is the next label.
      const run = text[from + found[0].length] === ':' ? found[0].replace(/ \S+$/, '') : found[0]
      for (const [start, written] of namesIn(run)) {
        const titled = honorific.test(written)
        if (row.words > 30 && !titled && at >= bodyAt && !kindsOf(row.text.slice(Math.max(0, from - 40), from)).includes('presents'))
          continue
        add(at, from + start, written)
      }
    }
    const value = /^(?:speakers?|preacher|leader|homilist|teacher|message|sermon|설교)\s*:\s*([^,(|]{2,40})/iu.exec(text)
    // What stands between quotation marks after "Message:" is its title.
    if (value?.[1] && !/["“”]/.test(value[1]) && value[1].split(/\s+/).length <= 4 && !nameForm(value[1].trim()).name)
      add(at, value[0].length - value[1].length, value[1].trim(), { labelled: 1 })
  })
  // "Pastor Ruth" is the Ruth Akers whom the head names in full.
  const inFull = new Map(out.flatMap(({ value, key }) => (untitled(value).includes(' ') ? [[firstOf(value), key]] : [])))
  return out.map((one) => (untitled(one.value).includes(' ') ? one : { ...one, key: inFull.get(firstOf(one.value)) ?? one.key }))

  /** "I'm Kev", "my name is marco": not the words that may follow "I am". */
  function addIntroduced(found: RegExpExecArray, at: number): void {
    const [whole, said = ''] = found
    const words = said.split(/\s+/)
    const sure = /name/i.test(whole)
    // "I am typing this": what he does.
    if (!sure && /^\p{Ll}+ing$/u.test(words[0] ?? '')) return
    const kept = words.filter(
      (word, place) => !noNames.has(word.toLowerCase()) && (place === 0 || /^\p{Lu}/u.test(word) || (sure && !/\p{Lu}/u.test(whole))),
    )
    if (
      noNames.has((words[0] ?? '').toLowerCase()) ||
      (!sure && !/^\p{Lu}/u.test(words[0] ?? '') && !/^\p{Ll}{3,8}$/u.test(words[0] ?? ''))
    )
      return
    const name = asTitle(kept.join(' ').toUpperCase())
    add(at, found.index + whole.length - said.length, name, {
      labelled: 1,
      [sure ? 'my name is' : /^\p{Lu}/u.test(said) ? 'i am' : 'i am small']: 1,
    })
  }
}

/** Where a run of capital words ends a sentence, or a word in capitals follows a name that is not: "Ann Moss. Hear", "Ann Moss NAME". */
const ending =
  /(?<=(?<!\p{L})\p{L}{3,})(?<!\b(?:Rev|Ven|Prof|Pst|Dcn|Msgr|Chap|Hno|Hna|Bro|Sis|Capt|Mrs|Revd|Pfr|Lieut|Maj|Cpt))\.\s|(?<=\p{Ll}\.?)\s(?=\p{Lu}{3,}(?!\p{L}))/gu

/** A run of capital words may have two names in it, or words before the name: "SERMON Rev. Ann Moss". */
function namesIn(run: string): [number, string][] {
  const cuts = /\p{Ll}/u.test(run) ? [...run.matchAll(ending)] : []
  const starts = [0, ...cuts.map(({ index, 0: gap }) => index + gap.length)]
  return starts.map((start, place) => {
    const piece = run.slice(start, cuts[place]?.index)
    const offices = [...piece.matchAll(/(?<!\S)\S/g)].map(({ index }) => index).filter((at) => honorific.test(piece.slice(at)))
    return [start + (offices[0] ?? 0), piece.slice(offices[0] ?? 0)]
  })
}

/** How much of the text each voice speaks, where voices are marked. */
function voiceShares(rows: readonly Row[]): Map<string, number> {
  const turns = new Map<string, number>()
  let speaking = ''
  let whole = 0
  for (const { text } of rows) {
    speaking = posted.exec(text)?.slice(1).find(Boolean) ?? voice.exec(text)?.[2] ?? voice.exec(text)?.[1] ?? speaking
    whole += text.length
    if (speaking) turns.set(speaking, (turns.get(speaking) ?? 0) + text.length)
  }
  return new Map([...turns].map(([name, length]) => [name, length / Math.max(1, whole)]))
}

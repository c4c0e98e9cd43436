import { daleChall } from 'dale-chall'
import { findReferences } from '#lesson/scripture/references.ts'
import { honorific, isPerson, personName } from './person-names.ts'
import { isTitleLine } from './titles.ts'

const familiar = new Set(daleChall)
const isFamiliar = (word: string) =>
  [word, word.replace(/s$/, ''), word.replace(/(?:ed|es|ing)$/, ''), word.replace(/(?:ed|ing)$/, 'e')].some((form) => familiar.has(form))
/** Words that stand in titles and not in names, though a child may not know them. */
const noName =
  /^(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|morning|evening|night|meditation|reflection|homily|sermon|message|devotion|devotional|service|worship|graduation|wedding|funeral|confirmation|baptism|series|part|week|chapter|church|christmas|easter|advent|lent|season|youth|camp|retreat|conference|bible|study|lesson|talk|notes|outline|transcript|slide|slides|lord|jesus|christ|gospel|psalm|introduction|conclusion|the|a|an|on|in|of|and|for|who|is|was|copy|church|chapel|lutheran|methodist|baptist|presbyterian|catholic|anglican|mennonite|ministry|ministries|fellowship|community|english|spanish|korean|testimony|amen|first|second|third|hallelujah|copy|welcome|question)$/i
/** The church, the service, an address: neither title nor person. */
export const bystander =
  /\b(?:church|chapel|parish|cathedral|abbey|ministr(?:y|ies)|fellowship|tabernacle|congregation|assembly|worship|mass|liturgy|service|campus|corps|society|synagogue|meeting house|friends meeting|meetinghouse|iglesia|igreja|lutheran|methodist|baptist|presbyterian|mennonite|episcopal|pentecostal|adventist|salvation army|umc|full gospel|a\.?m\.?e\.?(?: zion)?|christian union|online)\b|^st\.? \p{Lu}\p{Ll}+[’']?s?\b|@|\bwww\.|https?:|\(?\d{3}\)?[ -]\d{3}[ -]\d{4}|\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.)|^(?:sermon|message|homily|teaching|study)(?:\s+(?:outline|notes|manuscript|transcript|text))?$|^(?:sermon|message|homily|chapter|part|week|no\.?|number)\s+(?:no\.?\s*)?(?:\d+|[ivxlc]+)\.?$|\bseries\s*(?:#|no\.?|part|week)?\s*\d+$/iu
/** "The Lame Man Who Danced in Church" names no church. */
const ofChurch =
  /\b(?:in|to|for|from|an?|our|your|my|is|the|why|what) (?:church|chapel|parish|worship|service|mass|fellowship|congregation|assembly)\b/i
/** What the paper says of itself: "FINAL v3 (use this one)", "auto transcript", "typed by". */
export const ofPaper =
  /\b(?:v\d+|final|draft|copy|transcri(?:pt|bed|ption)|typed|captions?|recorded|recording|export(?:ed)?|forwarded|manuscript|font|large print|print \d|handout|livestream|live stream|video|audio|mp3|pptx?|docx?|outline|notes?|script|edited|cleaned|written up|posted|subject:|from:|to:|leaders? only|sunday message|answers|interpreter|responses? in|slide \d+)\b|^-{2,}|^\[|^>|!!/i
const series = /\b(?:series|part \d|week \d|wk ?\d|session \d|no\. ?\d|(?:\w+ )?weeks in|of \d)\b/i
/** A day of the church's year or of the service, which is the title of a text that has no other. */
export const occasion =
  /^(?:(?:\p{L}+ )?(?:sunday|week) (?:of|in|after|before) (?:advent|lent|easter|pentecost|christmas|epiphany|trinity|ordinary time)|(?:\p{L}+ )?sunday in ordinary time|\d{1,2}(?:st|nd|rd|th) sunday|christmas|easter|graduation|confirmation|reformation|advent|lent|palm sunday|good friday|maundy thursday|ash wednesday|epiphany|pentecost|trinity|thanksgiving|all saints|new year|mother[’']s day|women[’']s day|father[’']s day|youth night|youth sunday|harvest|homecoming|revival|(?:\p{L}+ )?service (?:for|of)\b|(?:crib|carol|watchnight|candlelight|healing) service|(?:baptism|funeral|burial|wedding|memorial|dedication) of)\b/iu
/** Who wrote it down, read or interpreted did not preach. */
export const noPreacher = /\b(?:transcri|typed|edited|recorded|captions|interpret|voicing|read by|led by|music|organ)/i
/** A day or an hour without more is no title. */
const whenOnly =
  /^(?:(?:sun|mon|tue|tues|wed|thu|thurs|fri|sat)(?:day)?\b\.?|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w*\.?\s+\d{1,2}\b|\d{1,2}[:.]\d\d)/i
const byline =
  /^(?:(?:an?\s+)?(?:[\p{L}-]+\s+){0,3}?(?:sermon|message|homily|meditation|exposition|reflection|address|talk|word|devotion|teaching)\s+)?(?:preached\s+|delivered\s+|given\s+|posted\s+|written\s+)?(?:at\s+[\p{L}’' ]{3,40}?\s+)?(?:by|with)\s+(?=\S)/iu

/** "Anna Cole, pastoral minister, brought the message": who did it stands first. */
export const gaveIt = /^(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,4})(?:,[^,.;]{3,40},)? (?:brought|gave|preached|delivered|shared)\b/u

/** Whom a part of a line names, and how surely, 0 to 3. A bare name has a word that is no plain word. */
export function personIn(part: string): { name: string; score: number } {
  const gave = gaveIt.exec(part)?.[1]
  if (gave && isPerson(gave)) return { name: personName(gave), score: 2.5 }
  const cut = part.replace(/^[—–\-~\s]+/, '').replace(/(?<!\s)\s*\(\d+\)$/, '')
  const said = byline.exec(cut)
  const rest = (said ? cut.slice(said[0].length) : cut).replace(/(?<!\s)\s*\((?!\p{L}{2,6}\.?\)\s+\p{Lu})[^()]*\)?\s*$/u, '')
  const [whole = ''] = rest
    .replace(/\s\((?:retd?|emeritus|hon)\.?\)/i, '')
    .split(/,\s+(?!(?:jr|sr|d|ph|m)\b)|(?<!\s)\s+(?:\||[–—-]\s|on\s+(?=\p{Lu}\p{Ll}+ \d))/iu)
  // Behind a byline and an office, what is small is no name any more: "by Abouna Mikhail before we went".
  const named = (said ? /^\S+(?: (?:(?:de|del|van|von|der|la|le|of|da|di|bin|y)\b|[^\p{Ll}\s]\S*))*/u.exec(whole)?.[0] : undefined) ?? whole
  const titled =
    honorific.test(named) &&
    !/^(?:the )?(?:father|mother|captain|major|elder|brother|sister|miss|president) (?:who|of|and|in|that|which|is|ran|was)\b/i.test(named)
  const name = personName(named.replace(/(?<!\s)\s*\(\p{L}{2,6}\.?\)/u, ''))
  if (!name || !isPerson(named) || /\d/.test(named) || named.split(/\s+/).length > 7) return { name: '', score: 0 }
  if (titled) return { name, score: 3 }
  const words = name.split(/\s+/)
  if (said) return { name, score: 2.5 }
  if (words.some((word) => noName.test(word))) return { name: '', score: 0 }
  const strange = words.some((word) => word.length > 1 && !isFamiliar(word.toLowerCase().replace(/[’']s?$/, '')))
  const initial = words.length > 1 && words.slice(1).some((word) => /^\p{Lu}\.?$/u.test(word))
  if (words.length < 2 || words.length > 4 || /[’']s$/.test(words[0] ?? '')) return { name: '', score: 0 }
  // All in capitals, a name and a title look the same.
  return { name, score: (initial ? 2 : strange ? 1.6 : 0.4) - (/\p{Ll}/u.test(named) ? 0 : 0.5) }
}

/** How much a part of a line looks like the title of a sermon; below one half it is none. */
export function titleScore(part: string, at: number, { marked, only }: { marked: number; only: boolean }): number {
  const words = part.split(/\s+/).length
  if (words > 14 || !/\p{L}{2}/u.test(part) || findReferences(part).some(({ start, end }) => end - start > part.length * 0.7)) return 0
  return (
    1 +
    marked +
    (isTitleLine(part) ? 0.5 : 0) +
    (/^["“].*["”]$/.test(part) ? 1.2 : 0) +
    (at === 0 ? 0.3 : 0) -
    at * 0.04 -
    (bystander.test(part) && !ofChurch.test(part) ? 1.1 : 0) -
    (ofPaper.test(part) ? 1.2 : 0) -
    (series.test(part) ? (only ? 0 : 0.7) : 0) -
    (occasion.test(part) ? 0.8 : 0) -
    (/[.,;]$/.test(part) ? 0.6 : 0) -
    (/^\p{Ll}/u.test(part) ? 0.6 : 0) -
    (/^[([]/.test(part) ? 1.2 : 0) -
    (/\d:\d/.test(part) ? 1 : 0) -
    (whenOnly.test(part) && words <= 6 ? 1 : 0) -
    (words > 9 ? 0.4 : 0) -
    (/[!:]$/.test(part) ? 0.3 : 0)
  )
}

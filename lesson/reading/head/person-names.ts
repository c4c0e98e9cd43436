import { daleChall } from 'dale-chall'

export const honorific =
  /^(?:the\s+)?(?:(?:rt\.?|right|most|very)\s+)?(?:rev(?:erend|d)?|ven(?:erable)?|dr|doctor|pastora?|ps|pst|pr|father|fr|pfr|pfarrer(?:in)?|padre|p[eè]re|abouna|bishop|archbishop|archpriest|protopriest|monsignor|msgr|elder|deacon(?:ess)?|dcn|canon|dean|vicar|president|prof(?:essor)?|sister|sis|brother|bro|minister|evangelist|apostle|rabbi|mr|mrs|ms|miss|madam|mother|captain|major|lieutenant|cpt|envoy|chaplain|coach|hermano|hermana|hno|hna|p)\b\.?(?:\s*\(\p{L}{2,6}\.?\))?\s+(?=\p{Lu})/iu

const degrees =
  /(?:,?\s{1,9}(?:D\.?\s?D\.?|Ph\.?\s?D\.?|M\.?\s?Div\.?|Th\.?\s?[DM]\.?|M\.?\s?A\.?|B\.?\s?[AD]\.?|Jr\.?|Sr\.?|S\.?\s?J\.?|O\.?\s?P\.?)){1,6}\.?$/i

const namePart =
  /^(?:[\p{Lu}][\p{Ll}’'-]+(?:[\p{Lu}][\p{Ll}]+)?|(?:\p{Lu}\.\s?)+|\p{Lu}\p{Lu}?|de|del|dos|das|du|van|von|der|la|le|of|da|di|bin|al|ten|y)\.?$/u

/** "Pastor Anna Cole" is a person; "The Father Who Ran" is a title. */
export const isPerson = (text: string): boolean => {
  const parts = personName(text).split(/\s+/)
  return (
    parts.length <= 5 &&
    parts.every((part) => namePart.test(part) && !/^(?:Who|Whom|That|Which|And|In|Of|The|Is|Was|Ran|Loves?)$/.test(part))
  )
}

const familiar = new Set(daleChall)
/** Whether a child knows the word: a name mostly has one that it does not. */
export const isFamiliar = (word: string) =>
  [word, word.replace(/s$/, ''), word.replace(/(?:ed|es|ing)$/, ''), word.replace(/(?:ed|ing)$/, 'e')].some((form) => familiar.has(form))

/** Words that stand in heads and not in names, though a child may not know them. */
const noName =
  /^(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|morning|evening|night|meditation|reflection|homily|sermon|message|devotion|devotional|service|worship|graduation|wedding|funeral|confirmation|baptism|series|part|week|chapter|church|christmas|easter|advent|lent|season|youth|camp|retreat|conference|bible|study|lesson|talk|notes|outline|transcript|slide|slides|lord|jesus|christ|god|gospel|psalm|introduction|conclusion|the|a|an|on|in|of|and|for|who|is|was|copy|chapel|temple|lutheran|methodist|baptist|presbyterian|catholic|anglican|orthodox|mennonite|ministry|ministries|fellowship|community|english|spanish|korean|testimony|amen|first|second|third|hallelujah|welcome|question|holy|saint|saints|st|ss|hymn|prayer|offering|song|old|new|testament|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|street|avenue|road|valley|bulletin|parish|preacher|speaker|pastor|emeritus|staff|reading|announcements?|children|mass|page|year|day|eve|night|people|spirit|god[’']s|hall|room|house|county|city|lake|river|hill|creek|york|carolina|jersey|mexico|virginia|dakota)\.?$/i

const notFirst =
  /^(?:how|yes|no|what|when|where|why|if|so|but|then|he|she|it|we|i|they|you|my|your|our|his|her|their|do|don[’']t|did|can|will|get|come|go|let|see|look|some|all|most|every|each|not|now|here|there|as|at|by|or|to|from|with|this|that|these|those|preached|given|big|little|good|happy|dear|great|new|old|jesus|god|lord|king|queen|mount|lake|river|north|south|east|west|san|lower|upper|st|saint)\.?$/i

/** Whom some words name, by their form alone, and what speaks for it; `name` is '' where they name nobody. */
export function nameForm(text: string): { name: string; titled: boolean; features: Record<string, number> } {
  const written = text
    .replace(/^[^\p{L}]+|[\s,;:!?)]+$/gu, '')
    .replace(/(?<!\s)\s*\(\p{L}{2,6}\.?\)/gu, '')
    .replace(/(?<=\p{Ll}{2})\.$/u, '')
  const titled = honorific.test(written)
  const name = personName(written)
  const words = name.split(/\s+/)
  if (
    !name ||
    !isPerson(written) ||
    /\d/.test(written) ||
    words.length > 5 ||
    (!titled && (words.length < 2 || noName.test(words.at(-1) ?? '') || notFirst.test(words[0] ?? '')))
  )
    return { name: '', titled: false, features: {} }
  const features: Record<string, number> = { [`names ${Math.min(words.length, 4)}`]: 1 }
  const say = (feature: string, value: boolean) => {
    if (value) features[feature] = 1
  }
  say('titled', titled)
  const office = /^(?:the )?(\p{L}+)/iu.exec(titled ? written : '')?.[1]?.toLowerCase()
  if (office) features[`office ${office}`] = 1
  say('titled fully', titled && words.length > 1 && !honorific.test(`${words[0]} X`))
  say(
    'strange',
    words.some((word) => word.length > 1 && !isFamiliar(word.toLowerCase().replace(/[’']s?$/, ''))),
  )
  say(
    'all strange',
    words.every((word) => !isFamiliar(word.toLowerCase())),
  )
  say('initial', words.length > 1 && words.slice(1).some((word) => /^\p{Lu}\.?$/u.test(word)))
  say(
    'no name',
    words.some((word) => noName.test(word)),
  )
  say('in capitals', !/\p{Ll}/u.test(written))
  say('possessive', /[’']s$/.test(name))
  return { name, titled, features }
}

/** A person's name without honorifics and degrees; who is called by a first name alone is called as the church does, "Pastor Ray". */
export const personName = (text: string): string => {
  let name =
    asTitle(text).split(
      /\s{0,9}[|•\n]\s*|,\s+(?=(?:St\.?|Saint)\s|(?:lead|senior|associate|youth|pastor|minister|rector|vicar|preached|delivered|at\b|church))/i,
    )[0] ?? ''
  name = name.replace(/\s+/g, ' ').replace(degrees, '').trim()
  const full = name
  while (honorific.test(name)) name = name.replace(honorific, '').trim()
  return /^\p{Lu}[\p{Ll}’'-]+$/u.test(name) && honorific.test(full) ? full.replace(/^the\s+/i, '') : name
}

/** A text all in capitals with one capital for each word; other texts as they stand. */
export const asTitle = (text: string): string =>
  text === text.toUpperCase() && /[A-Z]{3}/.test(text)
    ? text.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
    : text

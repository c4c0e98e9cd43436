export const honorific =
  /^(?:the\s+)?(?:(?:rt\.?|right|most|very)\s+)?(?:rev(?:erend|d)?|dr|doctor|pastora?|ps|pr|father|fr|pfr|pfarrer(?:in)?|padre|p[eè]re|abouna|bishop|archbishop|elder|deacon(?:ess)?|canon|dean|vicar|president|prof(?:essor)?|sister|sis|brother|bro|minister|evangelist|apostle|rabbi|mr|mrs|ms|miss|madam|mother|captain|major|lieutenant|cpt|chaplain|p)\b\.?(?:\s*\(\p{L}{2,6}\.?\))?\s+(?=\p{Lu})/iu

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

/** Words of an occasion or a kind of text, which no name has: "Graduation Sunday", "Good Friday Meditation". */
const occasion =
  /^(?:Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Morning|Evening|Night|Meditation|Reflection|Homily|Sermon|Message|Devotion|Devotional|Service|Worship|Graduation|Wedding|Funeral|Confirmation|Baptism|Series|Part|Week|Chapter|Church|Christmas|Easter|Advent|Lent|Season|Youth|Camp|Retreat|Conference|Bible|Study|Lesson|Talk|Notes|Outline|Transcript)$/i

export const isName = (text: string): boolean => {
  const parts = asTitle(text).replace(honorific, '').replace(degrees, '').split(/\s+/)
  return (
    parts.length >= 2 &&
    parts.length <= 5 &&
    parts.every((part) => namePart.test(part.replace(/,$/, ''))) &&
    !/^(?:The|A|An|On|In|Of|And|For|Introduction|Conclusion)$/.test(parts[0] ?? '') &&
    !parts.some((part) => occasion.test(part))
  )
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

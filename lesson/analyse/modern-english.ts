const rewrites: [RegExp, string][] = [
  [/\bthou art\b/gi, 'you are'],
  [/\bthou (?:wilt|shalt)\b/gi, 'you will'],
  [/\bthou (?:hast)\b/gi, 'you have'],
  [/\bthou (\w+?)(?:est|st)\b/gi, 'you $1'],
  [/\b(?:thou|thee|ye)\b/gi, 'you'],
  [/\bthine\b(?! (?:own|eyes?|hearts?|enem))/gi, 'yours'],
  [/\b(?:thy|thine)\b/gi, 'your'],
  [/\bhath\b/gi, 'has'],
  [/\bhast\b/gi, 'have'],
  [/\bdoth\b/gi, 'does'],
  [/\bsaith\b/gi, 'says'],
  [/\bshalt\b/gi, 'shall'],
  [/\bspake\b/gi, 'spoke'],
  [
    /\b(see|seek|find|come|lay|call|love|give|know|make|keep|repent|take|leave|bring|speak|rejoice|think|bear|believe|dwell|hear|live|work)e?th\b/gi,
    '$1s',
  ],
  [/\bgoeth\b/gi, 'goes'],
  [/\bninety[- ]and[- ]nine\b/gi, 'ninety-nine'],
  [/\bwhilst\b/gi, 'while'],
  [/\bto-(day|morrow|night)\b/gi, 'to$1'],
  [/\bcan not\b/gi, 'cannot'],
  [/\bblest\b/gi, 'blessed'],
  [/\bsurprize/gi, 'surprise'],
]

/** Marks of old or ornate English that rewriting does not mend; such a sentence is left in the sermon. */
export const archaic =
  /\b(?:(?!(?:te|nazar|elizab|mephibosh|japh|ashtor|kenn)eth\b)\w{2,}(?:eth|edst)|methinks|withal|whereof|posterity|verily|whence|thence|hitherto|wherefore|thereof|whereof|wherein|therein|whereby|peradventure|behooves?|ere|tho|altho|possest|imprest|prest|unto|chiefest|cognizance|livery|wont|nay|alas|lo|hark|betwixt|hence|brethren|shall we not|therefrom|herein|hereby|wherewith|thereby|whoso\w*|obsequies|bewail\w*|lamentation|yea|pertain\w*|fumeth|accurst|begat|(?:give|know|think|fear|say|love|speak|see|care|go|let) not|suffer(?:ed)? (?:him|them|us|not)|art|wilt|didst|hadst|canst|mayest|wouldst|shouldst|doth)\b/i

/** Old grammar in today's words; meaning and order stay as they are. The first letter keeps its size. */
export function modernise(text: string): string {
  const calm = text.replace(
    /^(["“]?)(\p{Lu}{2,})(?= [\p{Ll}\p{Lu}])/u,
    (_, mark: string, word: string) => mark + word.charAt(0) + word.slice(1).toLowerCase(),
  )
  return rewrites.reduce(
    (so, [from, to]) => so.replace(from, (found, ...groups) => sameCase(found, to.replace('$1', String(groups[0] ?? '')))),
    calm,
  )
}
const sameCase = (from: string, to: string) => (/^[A-Z]/.test(from) ? to.charAt(0).toUpperCase() + to.slice(1) : to)

/** Drops what joins a sentence to the one before it, notes in brackets and numbering, and ends it with a full stop. */
export function standAlone(sentence: string): string {
  const bare = sentence
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\s*\([^)]*\d[^)]*\)/g, '')
    .replace(/_+/g, '')
    .replace(
      /^(?:["“]?)(?:(?:and|but|so|for|now|then|yet|well|therefore|again|first|firstly|second|secondly|third|thirdly|fourth|lastly|finally|also|indeed|moreover|next|you see|of course)\b,? |[IVX]+\. |\d+[.)] |\(\d+\) |introduction\. |conclusion\. |(?:big idea|main point|main idea|point|application(?: for [\w ]{2,20})?|illustration|ask the congregation|question|transition|recap): )+/i,
      '',
    )
    .replace(/\s*(?:--+|–-|-–)\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim()
  const capital = bare.replace(/^(["“'‘]?)([a-z])/, (_, mark: string, letter: string) => mark + letter.toUpperCase())
  return /[.!?]["”’']?$/.test(capital) ? capital : `${capital.replace(/[,;:\s–—-]+$/, '')}.`
}

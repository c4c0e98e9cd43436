import { isFamiliar } from '#lesson/words/familiar-words.ts'

const rewrites: [RegExp, string][] = [
  [/\b(?:thou art)\b/gi, 'you are'],
  [/\bart thou\b/gi, 'are you'],
  [/\bthou (?:wilt|shalt)\b/gi, 'you will'],
  [/\bwilt thou\b/gi, 'will you'],
  [/\bthou hast\b/gi, 'you have'],
  [/\bhast thou\b/gi, 'have you'],
  [/\bthou wast\b/gi, 'you were'],
  [/\bthou (can|did|had|would|should|could|might)(?:e?st)\b/gi, 'you $1'],
  [/\b(can|did|had|would|should|could|might)(?:e?st) thou\b/gi, '$1 you'],
  [/\bthou dost\b/gi, 'you do'],
  [/\bdost thou\b/gi, 'do you'],
  [/\b(?:thyself)\b/gi, 'yourself'],
  [/\b(?:thou|thee|ye)\b/gi, 'you'],
  [/\bthine (own|eyes?|ears?|hearts?|enem\w+|heads?|hands?)\b/gi, 'your $1'],
  [/\bmine (own|eyes?|ears?|heart|enem\w+|head|hands?)\b/gi, 'my $1'],
  [/\bthine\b/gi, 'yours'],
  [/\bthy\b/gi, 'your'],
  [/\bhath\b/gi, 'has'],
  [/\bhast\b/gi, 'have'],
  [/\bdoth\b/gi, 'does'],
  [/\bsaith\b/gi, 'says'],
  [/\bshalt\b/gi, 'shall'],
  [/\bspake\b/gi, 'spoke'],
  [/\bunto\b/gi, 'to'],
  [/\bbrethren\b/gi, 'brothers'],
  [/\bshew(ed|n|s|ing)?\b/gi, 'show$1'],
  [/\bwh(o|at)soever\b/gi, 'wh$1ever'],
  [/\bbetwixt\b/gi, 'between'],
  [/\bninety[- ]and[- ]nine\b/gi, 'ninety-nine'],
  [/\bwhilst\b/gi, 'while'],
  [/\bto-(day|morrow|night)\b/gi, 'to$1'],
  [/\bcan not\b/gi, 'cannot'],
  [/\bfor ever\b/gi, 'forever'],
  [/\bevery one\b(?! of)/gi, 'everyone'],
  [/\bsurprize/gi, 'surprise'],
  // The spelling that printers reformed about 1900 and nobody kept.
  [/\b(al)?tho\b/gi, '$1though'],
  [/\bthru\b/gi, 'through'],
  [/\bwo\b/gi, 'woe'],
  [/\b(exp|imp|opp|dep|supp|comp|p|d|und)rest\b/gi, '$1ressed'],
  [/\b(addr|distr|conf|prof|poss|bl)est\b/gi, '$1essed'],
  [/\b(dro|sto|sli|stri|wra|whi|cla|ste|sna)pt\b/gi, '$1pped'],
  [/\b(fi|mi|ve)xt\b/gi, '$1xed'],
  [/\b(ki|cro|to)st\b/gi, '$1ssed'],
]

/** A verb without its old ending: "lov", "runn", "cri" and "believ" are love, run, cry and believe. */
function verbOf(cut: string): string {
  if (/[^aeiou]i$/.test(cut)) return cut.length === 2 ? `${cut}e` : `${cut.slice(0, -1)}y`
  if (/(?:^|[^aeiou])e$/.test(cut) || cut.endsWith('re')) return `${cut}e`
  if (/([bdgmnprt])\1$/.test(cut)) return cut.slice(0, -1)
  if (
    /(?:v|[^s]s|u|[^t]c|[ndr]g|z|bl|dl|tl|gl|pl|abid|endur|desir|quir|vid|forsak|par|clar|spis|create)$/.test(cut) &&
    !/(?:ous|ss)$/.test(cut)
  )
    return `${cut}e`
  const short = /(?:^|[^aeiou])[aeiou][^aeiouwxy]$/.test(cut)
  return isFamiliar(`${cut}e`) && (short || !isFamiliar(cut)) ? `${cut}e` : cut
}
const withS = (verb: string) =>
  /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`
/** "He runneth", "thou lovest": the old endings of verbs. Names have a capital, and "-tieth" counts. */
const oldVerbs = (text: string): string =>
  text
    .replace(/(?<![\p{L}])(?!teeth\b|shibboleth\b)(\p{Ll}{2,}?)eth\b/gu, (found, cut: string) =>
      cut.endsWith('ti') ? found : withS(verbOf(cut)),
    )
    .replace(/\bthou (?:not )?(\p{Ll}{2,}?)est\b/giu, (found, cut: string) => found.replace(`${cut}est`, verbOf(cut)))

/** Marks of old or ornate English that rewriting does not mend; such a sentence is left in the sermon. */
export const archaic =
  /\b(?:(?!(?:te|nazar|elizab|mephibosh|japh|ashtor|kenn)eth\b)\w{2,}(?:eth|edst)|methinks|withal|whereof|posterity|verily|whence|thence|hitherto|wherefore|thereof|whereof|wherein|therein|whereby|peradventure|behooves?|ere|chiefest|cognizance|livery|wont|nay|alas|lo|hark|hence|shall we not|therefrom|herein|hereby|wherewith|thereby|whoso|obsequies|bewail\w*|lamentation|yea|pertain\w*|fumeth|accurst|begat|(?:give|know|think|fear|say|love|speak|see|care|go|let) not|suffer(?:ed)? (?:him|them|us|not)|art|wilt|didst|hadst|canst|mayest|wouldst|shouldst|doth)\b/i

/** Old grammar in today's words; meaning and order stay as they are. The first letter keeps its size. */
export function modernise(text: string): string {
  const calm = text.replace(
    /^(["“]?)(\p{Lu}{2,})(?= [\p{Ll}\p{Lu}])/u,
    (_, mark: string, word: string) => mark + word.charAt(0) + word.slice(1).toLowerCase(),
  )
  return rewrites.reduce(
    (so, [from, to]) =>
      so.replace(from, (found, ...groups) =>
        sameCase(
          found,
          to.replace(/\$(\d)/g, (_, at: string) => String(groups[Number(at) - 1] ?? '')),
        ),
      ),
    oldVerbs(calm),
  )
}
const sameCase = (from: string, to: string) => (/^[A-Z]/.test(from) ? to.charAt(0).toUpperCase() + to.slice(1) : to)

/** What preachers write before their main idea. */
const ideaLabel = 'big idea|bottom line|main (?:point|idea|thought)|key (?:point|idea|thought|truth|message)|take ?away'
export const statesIdea = new RegExp(`^(?:the )?(?:${ideaLabel})\\b\\s*(?::|is\\b)`, 'i')
const joining =
  /(?:and|but|so|for(?! (?:example|instance|the (?:sake|first)|(?:[\w-]+ ){1,3}(?:years?|months?|weeks?|days?|hours?|minutes?|centuries|generations?|ages)\b|us\b|me\b|you\b|him\b|them\b|those\b|ever\b|all\b))|now|then|yet|well(?! (?:might|may|could|did|does|do|can|should)\b)|therefore|again|first|firstly|second|secondly|third|thirdly|fourth|lastly|finally|also|indeed|moreover|in the (?:first|second|third|next|last) place|next|you see|of course)/
/** All that stands before the sentence itself: "But, first,", "II.", "Key thought:". */
const leading = new RegExp(
  `^["“]?(?:${joining.source}\\b,? |[IVX]+\\. |\\d+[.)] |\\(\\d+\\) |introduction\\. |conclusion\\. |(?:${ideaLabel}|point|application(?: for [\\w ]{2,20})?|illustration|ask the congregation|question|transition|recap): )+`,
  'i',
)

/** Drops what joins a sentence to the one before it, notes in brackets and numbering, and ends it with a full stop. */
export function standAlone(sentence: string): string {
  const bare = sentence
    .replace(/\[[^[\]]*\]/g, '')
    .replace(/(?<!\s)\s*\([^()\d]*\d[^()]*\)/g, '')
    .replace(/_+/g, '')
    .replace(leading, '')
    .replace(/\s{0,9}(?:--+|–-|-–)\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim()
  const capital = bare.replace(/^(["“'‘]?)([a-z])/, (_, mark: string, letter: string) => mark + letter.toUpperCase())
  return /[.!?]["”’']?$/.test(capital) ? capital : `${capital.replace(/(?<![,;:\s–—-])[,;:\s–—-]+$/, '')}.`
}

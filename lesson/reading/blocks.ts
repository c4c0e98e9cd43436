import type { Block } from './reading.ts'

/** "[00:14:02]" before what was said then. */
const timed = /^[ \t]*\[?\(?\d{1,2}:\d\d(?::\d\d)?(?:[.,]\d{1,3})?\)?\]?(?:[ \t]*-->[ \t]*\d{1,2}:\d\d(?::\d\d)?(?:[.,]\d{1,3})?)?/
/** Signs that are no words of the sermon. They become spaces of their own length, so that every place stays a place of the text as given. */
const signs: RegExp[] = [
  /\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D/gu,
  timed,
  /^[ \t]*#{1,5}(?=[ \t])/,
  /^[ \t]*>{1,2}(?=[ \t]*\S)/,
  /[ \t]>>(?=[ \t])/g,
  /^[ \t]*(?:[-–—•▪◦*](?=[ \t]))/,
  /\*{2,}/g,
  /\[[^[\]\n]{0,160}\]/g,
  /\((?:pause|laughter|laughs?|applause|beat|amen|music|wait[^)\n]{0,30}|slide[^)\n]{0,20}|hands?|clap[^)\n]{0,20}|read slowly|\p{Lu}[\p{L}’'-]{0,20}(?:,? [\p{L}’'-]{1,20}){0,3}[!.])\)/giu,
  /(?<![\p{L}\p{N}*_])[*_]{1,3}(?=[^\s*_])|(?<=[^\s*_])[*_]{1,3}(?![\p{L}\p{N}*_])/gu,
  /^[ \t]*(?:speaker notes|notes|presenter notes)[ \t]*:/i,
]
/** A blank of a handout with its answer behind it, "a ____ (SERVANT)": the answer is what is said. */
const answered = /(_{3,}[ \t]{0,3})\((?!vv?\b|verses?\b|ch(?:apter)?\b)(\p{L}[^()\n]{0,40})\)/giu
const separator = /^[\s*_=~.…–—-]+$/
/** "Slide 12", "[SLIDE 1: series title]": the file's own order, no words. */
const slide = /^[ \t]*\[?(?:slide|page)[ \t]{1,3}\d{1,3}\b[^\n]{0,80}$/i
/** "BRO. RICKS (offering): This is …" */
const voice = /^[ \t]*(\p{Lu}[\p{Lu}.'’&-]{1,24}(?: (?:&|\p{Lu}[\p{Lu}.'’-]{1,24}|\d{1,2})){0,4})(?: \([^)\n]{1,40}\))?:(?=\s|$)/u
const titledVoice =
  /^[ \t]*((?:Pastor|Rev\.?|Reader|Voice|Speaker|Narrator|Leader|People|All|Congregation|Preacher|Host|Guest|Q|A)(?: \p{Lu}[\p{L}.]{0,20}| \d{1,2}){0,2}):(?=\s)/u

const masked = (text: string, pattern: RegExp) => text.replace(pattern, (found) => ' '.repeat(found.length))
const countOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
const isCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}{2}/u.test(text)

/** "A. …", "B. …": the letters of an outline are its order, and no words. */
const letter = /^[ \t]*[A-H][.)](?=[ \t]+["“(]?(?:\p{L}{2}|[IA] ))/u
const leastLetters = 3

type Line = { from: number; to: number; raw: string }

/** Lines that a machine broke at a width: they are one paragraph. */
function isHardWrapped(lines: readonly Line[]): boolean {
  const broken = lines.slice(0, -1)
  if (lines.length < 3 || broken.some(({ raw }) => raw.length < 45 || raw.length > 100)) return false
  return broken.filter(({ raw }) => !/[.!?”"]\s*$/.test(raw)).length >= lines.length * 0.4
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let from = 0
  while (from <= text.length) {
    const end = text.indexOf('\n', from)
    const to = end < 0 ? text.length : end
    lines.push({ from, to, raw: text.slice(from, to) })
    from = to + 1
  }
  return lines
}

const threadBelow = /^(?:>\s*)*(?:On .{6,80}\bwrote:?|-{3,} ?Original Message ?-{3,})$/i
/** So much of the text at most is a mail that somebody answered; where there is more, the sermon is in it. */
const mostThread = 0.3

/** The paragraphs above the mail that was answered. */
function withoutThread(blocks: Block[]): Block[] {
  const from = blocks.findIndex(({ text }) => threadBelow.test(text.trim()))
  if (from < 0) return blocks
  const wordsIn = (some: Block[]) => some.reduce((sum, { words }) => sum + words, 0)
  return wordsIn(blocks.slice(from)) <= mostThread * wordsIn(blocks) ? blocks.slice(0, from) : blocks
}

/** The paragraphs of a text. A blank line parts them; so does every line, unless the lines were broken by a machine. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let chunk: Line[] = []
  let speaking = ''
  const lines = linesOf(text)
  const isLettered = lines.filter(({ raw }) => letter.test(raw)).length >= leastLetters
  const close = () => {
    const runs = isHardWrapped(chunk) ? [chunk] : chunk.map((line) => [line])
    for (const run of runs) {
      const block = blockOf(text, run, isLettered)
      if (!block) continue
      if (block.voice) speaking = block.voice
      blocks.push({ ...block, at: blocks.length, voice: block.voice || speaking })
    }
    chunk = []
  }
  for (const line of lines) {
    if (line.raw.trim()) chunk.push(line)
    else close()
  }
  close()
  return withoutThread(blocks)
}

function blockOf(text: string, run: readonly Line[], isLettered: boolean): Block | undefined {
  const [first] = run
  const last = run.at(-1)
  if (!first || !last) return undefined
  const raw = text.slice(first.from, last.to)
  const untimed = masked(raw, timed)
  const spoken = voice.exec(untimed) ?? titledVoice.exec(untimed)
  let clean = raw.replace(/\n/g, ' ')
  if (spoken) clean = ' '.repeat(spoken[0].length) + clean.slice(spoken[0].length)
  clean = clean.replace(
    answered,
    (_, blank: string, answer: string) => `${' '.repeat(blank.length + 1)}${isCapitals(answer) ? answer.toLowerCase() : answer} `,
  )
  if (isLettered) clean = masked(clean, letter)
  for (const sign of signs) clean = masked(clean, sign)
  const bare = clean.trim()
  const at = clean.indexOf(bare)
  const isCue = slide.test(raw) || separator.test(raw) || !/\p{L}/u.test(bare) || (/^\([^()]*\)$/.test(bare) && run.length === 1)
  return {
    at: 0,
    from: first.from + at,
    to: first.from + at + bare.length,
    text: isCue ? raw.trim() : bare,
    words: countOf(bare),
    kind: isCue ? 'cue' : 'text',
    emphasis: /^\s*(?:(\*{1,2})(?=\S)[^*\n]+\1[.:]?\s*$|#{1,5}\s|>\s)/.test(raw) || isCapitals(bare),
    bullet: /^[ \t]*(?:[-–—•▪◦*][ \t]|\d{1,2}[.)][ \t])/.test(raw),
    voice: spoken?.[1] ?? '',
  }
}

/** Who speaks far less than the preacher, though the transcript names him: announcements, readers, children who answer. */
export function otherVoices(blocks: readonly Block[]): ReadonlySet<string> {
  const said = new Map<string, number>()
  for (const { voice, words } of blocks) if (voice) said.set(voice, (said.get(voice) ?? 0) + words)
  const most = Math.max(0, ...said.values())
  return new Set([...said].filter(([, words]) => words < most / 4).map(([name]) => name))
}

import { readFileSync } from 'node:fs'
import iconv from 'iconv-lite'
import { type Paragraph, Unreadable } from './paragraph.ts'
import { HyphenMender } from './mend-hyphens.ts'

/** Reads the paragraphs of a text file in whatever charset and line style it was saved. */
export async function readTxt(path: string): Promise<Paragraph[]> {
  const text = decode(readFileSync(path)).replace(/^\ufeff/, '')
  const paragraphs = paragraphsOf(text)
  if (paragraphs.length === 0) throw new Unreadable('no_text')
  return paragraphs
}

/** Mark of byte order, UTF-16 by its zeros, strict UTF-8, then Mac or Windows by which reads more like prose. */
export function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const sample = bytes.subarray(0, 4096)
  let even = 0
  let odd = 0
  sample.forEach((byte, at) => byte === 0 && (at % 2 ? odd++ : even++))
  if (odd > sample.length * 0.2 && even < sample.length * 0.02) return new TextDecoder('utf-16le').decode(bytes)
  if (even > sample.length * 0.2 && odd < sample.length * 0.02) return new TextDecoder('utf-16be').decode(bytes)
  if (
    even + odd > 0 ||
    sample.subarray(0, 5).toString('latin1') === '%PDF-' ||
    sample.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'
  )
    throw new Unreadable('type_mismatch')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const windows = iconv.decode(bytes, 'win1252')
    const mac = iconv.decode(bytes, 'macroman')
    const best = proseScore(mac) > proseScore(windows) ? mac : windows
    const controls = best.match(/[\u0000-\u0008\u000e-\u001f]/g)?.length ?? 0
    if (controls > best.length * 0.01) throw new Unreadable('type_mismatch')
    return best
  }
}

function proseScore(text: string): number {
  let score = 0
  for (const match of text.matchAll(/[^\x00-\x7f]/g)) {
    const [char] = match
    const before = text[match.index - 1] ?? ' '
    const after = text[match.index + 1] ?? ' '
    if (char === '’' && /[a-z]/i.test(before)) score += 2
    else if (/[“‘]/.test(char) && /\s/.test(before)) score += 2
    else if (char === '”' && /[.,!?\w]/.test(before)) score += 2
    else if (/[–—…•£€]/.test(char)) score += 1
    else if (/[a-zà-öø-ÿ]/.test(char) && /[a-z]/i.test(before + after)) score += 1
    else score -= 1
  }
  return score
}

function paragraphsOf(text: string): Paragraph[] {
  const lines = text
    .replace(/\r\n?|[\u2028\u2029\f\v]/g, '\n')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .split('\n')
    .map((line) => line.replaceAll('\t', '    ').replaceAll('\u00a0', ' ').trimEnd())
  const filled = lines.filter((line) => line.trim())
  const width = wrapWidth(filled)
  const indentedShare = filled.filter((line) => /^ {2,}/.test(line)).length / Math.max(1, filled.length)
  const mender = new HyphenMender(filled)
  const out: string[] = []
  let previous = ''
  for (const line of lines) {
    const words = line.trim()
    const joins =
      words &&
      previous.trim() &&
      width > 0 &&
      !(indentedShare < 0.5 && /^ {2,}/.test(line) && !/^ {2,}/.test(previous)) &&
      !couldHaveFit(previous, words, width)
    if (joins) out[out.length - 1] = mender.join(out.at(-1) ?? '', words)
    else if (words) out.push(words)
    previous = line
  }
  return out.map((one) => ({ text: one.replace(/ +/g, ' '), role: 'body' }))
}

/** The column at which a hard-wrapped file breaks its lines; 0 for a file with one paragraph on a line. */
function wrapWidth(lines: string[]): number {
  const lengths = lines.map((line) => line.length).sort((a, b) => a - b)
  const long = lengths[Math.floor(lengths.length * 0.9)] ?? 0
  const nearFull = lengths.filter((length) => length > long * 0.75).length
  return long >= 40 && long <= 110 && (lengths.at(-1) ?? 0) <= long * 1.4 && nearFull > lengths.length * 0.5 ? long : 0
}

/** The next word would have fitted on the line before, so the break was meant. */
const couldHaveFit = (previous: string, words: string, width: number) =>
  previous.length + 1 + (words.split(' ')[0]?.length ?? 0) < width * 0.8

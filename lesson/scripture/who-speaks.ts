import type { Bible, Verse } from './bible.ts'
import { osisOf } from './bible.ts'
import type { BookCode } from './books.ts'

/** Whose words a verse is: the writer's own, God's or Jesus' as they are quoted, or somebody's of whom that is not known. */
export type Voice = 'writer' | 'God' | 'somebody'

const says = '(?:said|says|say|answered|spoke|speaks|commanded|cried|called|saying|promised|taught|told)'
/** The words before a speech that name God as the one who speaks, with nobody else in between. */
const godBefore = new RegExp(
  `(?:\\b(?:Yahweh|God|Jesus|the Lord|Christ|the Spirit|Yahweh’s word)(?: (?!to\\b|of\\b)[\\p{Ll}’]+){0,4}? ${says}|\\b(?:says|said) (?:the )?(?:Lord|God|Yahweh)|\\bsays these things|\\b(?:Yahweh’s word|word of Yahweh) came)(?![^.!?]*\\b(?:and (?:he|she|they) ${says}))[^.!?“”]{0,80}$`,
  'u',
)
const godAfter = /^[^“”]{0,3}\s*(?:says|declares) (?:the )?(?:Lord|Yahweh|your God|our God|God)\b/u
const byPronoun = new RegExp(`\\b(?:he|He)(?: \\w+){0,3}? ${says}\\b[^.!?“”]{0,60}$|^[^“”]{0,2}$|\\bsaying,?\\s*$`, 'u')

/** Where Jesus speaks at length, so that "he said" is he; whoever breaks in is named. By book: chapters with their first and last verse. */
const discourses: Partial<Record<BookCode, [chapter: number, from: number, to: number][]>> = {
  Matt: [
    [5, 3, 48],
    [6, 1, 34],
    [7, 1, 27],
    [10, 5, 42],
    [11, 7, 30],
    [13, 3, 52],
    [18, 3, 35],
    [20, 1, 16],
    [23, 2, 39],
    [24, 4, 51],
    [25, 1, 46],
  ],
  Mark: [
    [4, 3, 32],
    [13, 5, 37],
  ],
  Luke: [
    [6, 20, 49],
    [11, 2, 13],
    [12, 1, 12],
    [12, 15, 40],
    [15, 4, 32],
    [18, 2, 14],
  ],
  John: [
    [3, 10, 21],
    [5, 19, 47],
    [10, 1, 18],
    [14, 9, 21],
    [14, 23, 31],
    [15, 1, 27],
    [16, 1, 16],
    [17, 1, 26],
  ],
  Rev: [
    [2, 1, 29],
    [3, 1, 22],
  ],
}
const isDiscourse = ({ book, chapter, verse }: Verse): boolean =>
  discourses[book]?.some(([at, from, to]) => at === chapter && verse >= from && verse <= to) ?? false

/** Who speaks in each verse of a chapter; undefined where two do, or where one speaks and it is told. */
export function voicesIn(bible: Bible, chapter: string): Map<string, Voice | undefined> {
  const voices = new Map<string, Voice | undefined>()
  let told = ''
  let speaker: Voice | undefined
  let inner = false
  for (const verse of bible.passage(chapter)) {
    const heard = new Set<Voice>()
    const { text } = verse
    for (let at = 0; at < text.length; at++) {
      const sign = text.charAt(at)
      if (sign === '“' && !speaker) speaker = speakerAt(verse, told, text.slice(at))
      else if (sign === '”') {
        speaker = undefined
        inner = false
        told = ''
      } else if (sign === '‘') inner = true
      else if (sign === '’' && !/\p{L}/u.test(text.charAt(at + 1))) inner = false
      else if (/\p{L}/u.test(sign)) heard.add(inner ? 'somebody' : (speaker ?? 'writer'))
      if (!speaker && sign !== '”') told = `${told}${sign}`.slice(-160)
    }
    told += ' '
    const [voice, other] = heard
    voices.set(osisOf(verse), other ? undefined : voice)
  }
  return voices
}

function speakerAt(verse: Verse, told: string, speech: string): Voice {
  if (godBefore.test(told.trimEnd())) return 'God'
  const after = speech.slice(speech.indexOf('”') + 1)
  if (speech.includes('”') && godAfter.test(after)) return 'God'
  return isDiscourse(verse) && byPronoun.test(told.trimEnd()) ? 'God' : 'somebody'
}

const chapterOf = ({ book, chapter }: Verse) => `${book}.${chapter}`
/** Whose words each of some verses is. */
export function voiceOf(bible: Bible): (verse: Verse) => Voice | undefined {
  const kept = new Map<string, Map<string, Voice | undefined>>()
  return (verse) => {
    const chapter = chapterOf(verse)
    const voices = kept.get(chapter) ?? voicesIn(bible, chapter)
    kept.set(chapter, voices)
    return voices.get(osisOf(verse))
  }
}

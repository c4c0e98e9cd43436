// Makes the bundled translations server/scripture/*.txt.br from Debian's sword-text-web and sword-text-kjv.
// Run once by a maintainer who wants a newer edition: apt-get install sword-text-web sword-text-kjv diatheke; node scripts/build-bible.mjs
// Format: "#Gen" opens a book, "=1" a chapter, "3 text" is verse 3.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const editions = [
  { module: 'engWEB2015eb', file: 'world-english-bible' },
  { module: 'engKJV2006eb', file: 'king-james-version' },
]
const books =
  'Gen Genesis|Exod Exodus|Lev Leviticus|Num Numbers|Deut Deuteronomy|Josh Joshua|Judg Judges|Ruth Ruth|1Sam I Samuel|2Sam II Samuel|1Kgs I Kings|2Kgs II Kings|1Chr I Chronicles|2Chr II Chronicles|Ezra Ezra|Neh Nehemiah|Esth Esther|Job Job|Ps Psalms|Prov Proverbs|Eccl Ecclesiastes|Song Song of Solomon|Isa Isaiah|Jer Jeremiah|Lam Lamentations|Ezek Ezekiel|Dan Daniel|Hos Hosea|Joel Joel|Amos Amos|Obad Obadiah|Jonah Jonah|Mic Micah|Nah Nahum|Hab Habakkuk|Zeph Zephaniah|Hag Haggai|Zech Zechariah|Mal Malachi|Matt Matthew|Mark Mark|Luke Luke|John John|Acts Acts|Rom Romans|1Cor I Corinthians|2Cor II Corinthians|Gal Galatians|Eph Ephesians|Phil Philippians|Col Colossians|1Thess I Thessalonians|2Thess II Thessalonians|1Tim I Timothy|2Tim II Timothy|Titus Titus|Phlm Philemon|Heb Hebrews|Jas James|1Pet I Peter|2Pet II Peter|1John I John|2John II John|3John III John|Jude Jude|Rev Revelation of John'
    .split('|')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)])
const osisOf = new Map(books.map(([osis, name]) => [name, osis]))

/** Markup to words. The module glues words where a footnote stood, so a tag between two letters is a space. */
const words = (markup) =>
  markup
    .replace(/<(title|speaker|note)\b[^>]*>[^]*?<\/\1>/g, ' ')
    .replace(/(\p{L}|\p{P})(?:<[^>]*>)*<(?:l|lg|div|lb|p|chapter|milestone|item|seg)\b[^>]*>/gu, '$1 ')
    .replace(/(\p{L})(?:<[^>]*>)+(?=\p{L})/gu, '$1 ')
    .replace(/([,;:.!?’”])(?:<[^>]*>)+(?=[\p{L}“])/gu, '$1 ')
    .replace(/<[^>]*>|¶/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([,;:.!?’”])/g, '$1')
    .trim()

function versesOf(module) {
  const raw = execFileSync('diatheke', ['-b', module, '-f', 'internal', '-k', 'Genesis 1:1-Revelation 22:21'], {
    maxBuffer: 1 << 28,
  }).toString()
  const verses = new Map()
  for (const chunk of raw.split('\n')) {
    const found = /(?:^|>|\s)((?:I{1,3} )?[A-Z][A-Za-z]+(?: of [A-Z][a-z]+)?) (\d+):(\d+): ?(.*)$/.exec(chunk)
    if (!found || !osisOf.has(found[1])) continue
    const text = words(found[4])
    if (text) verses.set(`${osisOf.get(found[1])}.${found[2]}.${found[3]}`, text)
  }
  return verses
}

/** What the module of the World English Bible has in the wrong place. */
function mendWorldEnglish(verses) {
  // The module's glossary hangs on the last verse of all.
  verses.set('Rev.22.21', verses.get('Rev.22.21').replace(/\s*The following words used in the World English Bible.*$/s, ''))
  // The module prints the doxology of Romans behind 14:23; the common numbering has it as 16:25-27.
  const [before, doxology] = verses.get('Rom.14.23').split(/\s+(?=Now to him who is able)/)
  const parts = doxology.split(/(?<=long ages,) (?=but now)|(?<=all the nations;) (?=to the only)/)
  if (parts.length !== 3) throw new Error('the doxology of Romans is not where it was')
  verses.set('Rom.14.23', before)
  parts.forEach((text, i) => verses.set(`Rom.16.${25 + i}`, text))
}

function order(key) {
  const [, c, v] = key.split('.')
  return +c * 1000 + +v
}
function textOf(verses) {
  let out = ''
  let book = ''
  let chapter = ''
  for (const [osis] of books)
    for (const [key, text] of [...verses].filter(([k]) => k.startsWith(`${osis}.`)).sort(([a], [b]) => order(a) - order(b))) {
      const [b, c, v] = key.split('.')
      if (b !== book) {
        out += `#${b}\n`
        book = b
        chapter = ''
      }
      if (c !== chapter) {
        out += `=${c}\n`
        chapter = c
      }
      out += `${v} ${text}\n`
    }
  return out
}

for (const { module, file } of editions) {
  const verses = versesOf(module)
  if (file === 'world-english-bible') mendWorldEnglish(verses)
  const text = textOf(verses)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
  writeFileSync(new URL(`../server/scripture/${file}.txt.br`, import.meta.url), brotliCompressSync(text, { params }))
  console.log(`${file}: ${verses.size} verses, ${text.length} characters`)
}

import { bookNames } from '#lesson/scripture/books.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { findDate } from './dates.ts'
import { nameForm } from './person-names.ts'

const bookWord = Object.values(bookNames)
  .map((name) => name.replace(/^\d /, ''))
  .join('|')
const short =
  'Gen|Ex|Exod|Lev|Num|Deut|Josh|Judg|Sam|Kgs|Chron|Neh|Esth|Ps|Prov|Eccl|Isa|Jer|Lam|Ezek|Dan|Hos|Mic|Hab|Zeph|Hag|Zech|Mal|Matt|Mt|Mk|Lk|Jn|Rom|Cor|Gal|Eph|Phil|Col|Thess|Tim|Tit|Heb|Jas|Pet|Rev'
const glued = new RegExp(
  `(?<![\\p{L}])((?:[1-3] ?)?(?:${bookWord}|${short})) ?(\\d{1,3})(?: (\\d{1,3})(?: (\\d{1,3}))?)?(?![\\p{L}\\d])`,
  'iu',
)

/** What a file's name says of its sermon: "05-jonah4-stu-sun-am", "EPH_19_Lindqvist_2025-02-16". It counts only where the text says nothing. */
export function fromFileName(name: string): { scripture: string; date: string; speaker: string } {
  const bare = name.replace(/\.[a-z0-9]{2,5}$/i, '')
  const date = findDate(bare.replace(/_/g, ' ')).date
  const spaced = bare
    .replace(/(\d{4}-\d{2}-\d{2})/, ' ')
    .replace(/[-_]+/g, ' ')
    .replace(/^\d{1,3} (?=\p{L})/u, '')
  const found = glued.exec(spaced)
  const reference = found ? `${(found[1] ?? '').replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())} ${found[2]}` : ''
  const scripture = reference && findReferences(reference).length ? reference : ''
  const titled = /\b((?:Fr|Sis|Bro|Rev|Pastor|Elder|Pr|Dr|Sister|Brother) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2})/u.exec(spaced)?.[1]
  return { scripture, date, speaker: titled ? nameForm(titled).name : '' }
}

import type { LessonBook } from '#contract/lesson-book.ts'
import { isEnoughEvidence } from '#lesson/words/enough-evidence.ts'
import { storyOf } from '#lesson/book-text.ts'
import { wordsOf } from '#lesson/scripture/bible.ts'
import { bookNames } from '#lesson/scripture/books.ts'
import type { Check, CheckContext, Finding } from './check-book.ts'
import { isFamiliar } from '#lesson/words/familiar-words.ts'
import { preachersOwn } from './preachers-own.ts'
import { placeOf } from './place-of.ts'

const plain = (text: string) => wordsOf(text).join(' ')

/** Every key point rests on a span of six words or more that the sermon has, word for word; the bottom line is what the leader confirmed. */
function evidence(book: LessonBook, context: CheckContext): Finding[] {
  const { keyPoints, evidence: given } = book
  const own = preachersOwn(book, context)
  const sermon = plain(context.sermonText)
  const held = new Set(
    given.filter((one) => isEnoughEvidence(one.quote) && sermon.includes(plain(one.quote))).map((one) => plain(one.point)),
  )
  const invented = given.filter((one) => !sermon.includes(plain(one.quote)))
  return [
    ...keyPoints
      .filter((point) => !held.has(plain(point)) && !own(point) && plain(point) !== plain(book.bottomLine))
      .map((point) => ({ path: placeOf(book, 'keyPoints', point), code: 'no-evidence' as const, params: { point } })),
    ...invented.map(({ quote }) => ({ code: 'not-in-sermon' as const, params: { quote } })),
  ]
}

const capitals = /(?<=\p{Ll} )\p{Lu}\p{Ll}+(?:['’]s)?/gu
const everyday =
  /^(?:God|Abba|Lord|Jehovah|Almighty|Most|High|Jesus|Christ|Bibles?|Spirit|Holy|Father|Son|Savior|(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Advent|Lent|Pentecost|Christians?|Church|Gospel|Scripture|Psalms?|King|Queen|Amen|English|World|Day|One|You|Your|He|His|Him|We|Our|Us|They|It|The|And|But|So|No|Yes|What|Who|Why|How|Where|When|This|That|These|If|Do|Did|Is|Are|Come|Go|Let|Please|Thank|Look|Old|New|Testament|Mount|River|Sea|Lake|Valley|Gate|Jewish|Roman|Greek|Baptist|Mother|Water|Africa|Europe|Asia|Dead|Ouch|Mercy|Married|San|Saint|Los)$/
/** What is built or set up and carries a name: "Lincoln School", "the Red Cross". */
const institution =
  'School|Academy|College|University|Hospital|Street|Avenue|Road|Park|Church|Chapel|Center|Library|Station|Airport|Team|Club|Camp|County|City|Town|Island|Ocean|Hall|House|Museum|Square|Bridge|Creek|Hill|Hills|Beach|Cross|Army|States?|Canyon|Circle|Game|Mountains?'
const title = new RegExp(
  `^(?:${institution}|Daddy|Mommy|Dad|Mom|Grandma|Grandpa|Grandmother|Grandfather|Papa|Mama|Auntie|Uncle|Aunt|Sir|Doctor|President|Pastor|Teacher)$`,
)
/** A place is nobody: it stands behind "in" or "near", or before what it names. */
const isPlaceOrTitle = (name: string, text: string): boolean =>
  title.test(name) ||
  new RegExp(
    `\\b(?:in|at|near|around|across|outside|through|from|downtown|southern|northern|eastern|western|New|San|Saint|Los) ${name}\\b(?! (?:said|says|told|asked|prayed))|\\b${name}(?: \\p{Lu}\\p{Ll}+)? (?:${institution})\\b|\\b${name}, (?:Ohio|Texas|Georgia|Illinois|Florida|California|Virginia|Kenya|India|China|Brazil|England|Scotland|Ireland|Canada)\\b`,
    'u',
  ).test(text)
const bookWords = new Set(Object.values(bookNames).flatMap((name) => name.split(' ')))
/** Names come from the sermon or the Bible; the young ones' from the Bible alone, so no private person of the sermon stands there. */
function names(book: LessonBook, { bible, sermonText, sermonTitle, speaker }: CheckContext): Finding[] {
  const sermon = new Set(`${sermonText} ${sermonTitle} ${speaker}`.match(/\p{Lu}\p{Ll}+/gu) ?? [])
  const text = `${storyOf(book)}\n${book.keyPoints.join('\n')}`
  const found = [...text.matchAll(capitals)].map(([word]) => word.replace(/['’]s$/, ''))
  const unknown = [...new Set(found)].filter(
    (name) =>
      !everyday.test(name) &&
      !bookWords.has(name) &&
      !bible.names.has(name) &&
      !(book.ageGroup === 'teens' && sermon.has(name)) &&
      !isPlaceOrTitle(name, text),
  )
  // A word that the sermon or the book writes small too is only the first of a sentence or of a title.
  const small = new Set(`${sermonText} ${text}`.match(/(?<!\p{L})\p{Ll}+/gu) ?? [])
  const people =
    book.ageGroup === 'teens'
      ? []
      : unknown.filter((name) => sermon.has(name) && !small.has(name.toLowerCase()) && !isFamiliar(name.toLowerCase()))
  const others = unknown.filter((name) => !people.includes(name))
  return [
    ...people.map((name): Finding => ({ code: 'private-person', path: placeOf(book, 'story', name), params: { name }, severity: 'hard' })),
    ...(others.length > 0
      ? [
          {
            code: book.ageGroup === 'teens' ? ('names-from-nowhere' as const) : ('names-not-from-bible' as const),
            params: { names: others.slice(0, 5).join(', ') },
          },
        ]
      : []),
  ]
}

export const faithfulChecks: Check[] = [
  { line: 'Faithful 2 evidence', bold: true, severity: 'hard', section: 'keyPoints', find: evidence },
  { line: 'Faithful 5 and 7 names', section: 'story', find: names },
]

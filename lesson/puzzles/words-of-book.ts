import type { LessonBook } from '#contract/lesson-book.ts'
import { plainWords } from '#lesson/bank/bank.ts'
import { carriesBlocked } from './blocked-words.ts'

const small = new Set(
  'about after again along always and another any are around away back because been before began behind being both but came can come could did does down each even ever every everyone everything for from gave get give goes going gone good got had has have he her here him himself his how into its just keep knew know left let like little long look made make many may more most much must near never new next not nothing now off once one only other our out over own put ran said same sat saw say says see she should side some someone something soon still such take than that the their them then there these they thing things think this those three through time together told too took turned twice two under until upon very want wanted was way well went were what when where which while who why will with would yes yet you your began asked'.split(
    ' ',
  ),
)

/**
 * Words worth finding again: names and the words that a book says most, 4 to 10 letters, at most `count`. They are taken
 * from the story, so code and not a model has spelled them.
 */
export function wordsOfBook(book: LessonBook, count = 10): string[] {
  const text = [book.bibleStory?.content, book.bottomLine, book.memoryVerse?.text].filter(Boolean).join(' ')
  const times = new Map<string, number>()
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const lower = word.toLowerCase()
    if (!/^[a-z]{4,10}$/.test(lower) || small.has(lower) || Object.hasOwn(plainWords, lower) || carriesBlocked(lower.toUpperCase()))
      continue
    const named = /^\p{Lu}/u.test(word) ? 0.5 : 0
    times.set(lower, (times.get(lower) ?? 0) + 1 + named)
  }
  const ranked = [...times].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([word]) => word)
  // "Walk" and "walked" are one find.
  return ranked.filter((word, at) => !ranked.slice(0, at).some((other) => word.startsWith(other) || other.startsWith(word))).slice(0, count)
}

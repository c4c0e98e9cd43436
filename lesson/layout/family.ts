import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { kindOfAsk } from '#lesson/plan/asks.ts'

/** What a family takes home of one age's lesson. */
export type FamilyPart = {
  age: AgeGroup
  name: string
  title: string
  bottomLine: string
  verse: { text: string; reference: string } | null
  question: string
  tonight: string
}

/** One sentence, one verse, one question and one thing to do tonight, for each age that is there. */
export const familyParts = (books: LessonBook[]): FamilyPart[] =>
  books.map((book) => ({
    age: book.ageGroup,
    name: `${ageProfiles[book.ageGroup].short} ${ageProfiles[book.ageGroup].ages}`,
    title: book.title,
    bottomLine: book.bottomLine,
    verse: book.memoryVerse?.text ? { text: book.memoryVerse.text, reference: book.memoryVerse.reference } : null,
    // At a table one asks what a person thinks, not what was told.
    question: book.discussionQuestions.find((one) => kindOfAsk(one) === 'you') ?? book.discussionQuestions.at(-1) ?? '',
    tonight: withoutTonight(book.weeklyChallenge?.days[0]?.activity ?? book.weeklyChallenge?.description ?? ''),
  }))

/** It stands under that word already. */
const withoutTonight = (text: string) => text.replace(/^Tonight[,:]? +(\S)/, (_, first: string) => first.toUpperCase())

/** The same as text for a newsletter, where nothing can be set but line breaks. */
export function familyText({ sermonTitle, books, address = '' }: { sermonTitle: string; books: LessonBook[]; address?: string }): string {
  const parts = familyParts(books).map(({ name, bottomLine, verse, question, tonight }) =>
    [
      name.toUpperCase(),
      bottomLine,
      verse && `“${verse.text}” ${verse.reference}`,
      question && `Ask at the table: ${question}`,
      tonight && `Tonight: ${tonight}`,
    ]
      .filter(Boolean)
      .join('\n'),
  )
  return [`This Sunday: ${sermonTitle}`, ...parts, ...(address ? [address] : [])].join('\n\n')
}

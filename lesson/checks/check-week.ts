import { ageProfiles, unfitWords } from '#lesson/age-groups.ts'
import { countWords } from '#lesson/analyse/sentences.ts'
import type { Check, Problem, Section } from './check-book.ts'

const closed = /^(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had)\b/i

/** Questions, the weekly challenge, the prayer, and what only the youngest have: cards, song, "today I learned". */
export const checkWeek: Check = (book) => {
  const profile = ageProfiles[book.ageGroup]
  const problems: Problem[] = []
  const add = (section: Section, says: string) => problems.push({ section, says })
  const questions = book.discussionQuestions
  const [fewest, most] = profile.questions
  if (questions.length < fewest || questions.length > most)
    add('discussionQuestions', `There are ${questions.length} questions; ${fewest} to ${most} fit this age.`)
  if (questions.some((question) => countWords(question) > profile.questionWords))
    add('discussionQuestions', `A question has more than ${profile.questionWords} words.`)
  if (questions.filter((question) => closed.test(question)).length > questions.length * 0.34)
    add('discussionQuestions', 'Too many questions can be answered with yes or no.')
  if (new Set(questions.map((question) => question.toLowerCase())).size < questions.length)
    add('discussionQuestions', 'A question stands there twice.')
  const days = book.weeklyChallenge?.days ?? []
  const [least, longest] = profile.challengeDays
  if (book.ageGroup === 'young-kids' ? !book.weeklyChallenge?.description : days.length < least || days.length > longest)
    add('weeklyChallenge', `The weekly challenge has ${days.length} days; ${least} to ${longest} fit this age.`)
  if (days.some((day) => countWords(day.activity) > profile.challengeWords))
    add('weeklyChallenge', `A day of the challenge has more than ${profile.challengeWords} words.`)
  if (book.ageGroup === 'children' && !book.prayer) add('prayer', 'The prayer is missing.')
  if (book.ageGroup === 'young-kids') {
    if (book.flashcards.length < 4 || book.flashcards.length > 8)
      add('flashcards', `There are ${book.flashcards.length} flashcards; 4 to 8 are needed.`)
    const lyrics = book.song?.lyrics ?? []
    if (lyrics.length < 4 || lyrics.length > 8 || lyrics.some((line) => countWords(line) > 8))
      add('song', 'The song needs 4 to 8 lines of at most 8 words.')
    if (!book.song?.tune) add('song', 'The song does not name a tune that everyone may use.')
    if (!book.todayILearned?.summary) add('todayILearned', '"Today I learned" is missing.')
  }
  // Each text under its own section: what is named is what gets replaced.
  const texts: [Section, string][] = [
    ['discussionQuestions', questions.join(' ')],
    ['weeklyChallenge', [book.weeklyChallenge?.description ?? '', ...days.map((day) => day.activity)].join(' ')],
    ['prayer', book.prayer],
    ['flashcards', book.flashcards.map((card) => `${card.word} ${card.description}`).join(' ')],
    ['song', (book.song?.lyrics ?? []).join(' ')],
  ]
  for (const [section, text] of texts) {
    const unfit = unfitWords[book.ageGroup].exec(text)
    if (unfit) add(section, `The word "${unfit[0]}" does not belong in the book for this age.`)
  }
  return problems
}

import type { LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { countWords } from '#lesson/words/count-words.ts'
import type { Check, Finding } from './check-book.ts'
import { counted, thereAre } from './counted.ts'
import { placeOf } from './place-of.ts'

function challenge(book: LessonBook): Finding[] {
  const { ageGroup, weeklyChallenge } = book
  const { challengeDays, challengeWords } = ageProfiles[ageGroup]
  const days = weeklyChallenge?.days ?? []
  const [least, most] = challengeDays
  if (!weeklyChallenge || (days.length === 0 && least > 0)) return []
  return [
    ...(days.length < least || days.length > most
      ? [`The weekly challenge has ${counted(days.length, 'day', 'days')}; ${least} to ${most} fit this age.`]
      : []),
    ...days
      .filter((day) => countWords(day.activity) > challengeWords)
      .map((day) => ({
        path: placeOf(book, 'weeklyChallenge', day.activity),
        says: `"${day.activity}" has more than ${challengeWords} words.`,
      })),
    ...(days.length === 0 && countWords(weeklyChallenge.description) > challengeWords
      ? [`The one thing to do tonight has more than ${challengeWords} words.`]
      : []),
  ]
}

function cards({ ageGroup, flashcards }: LessonBook): Finding[] {
  if (ageGroup !== 'young-kids' || flashcards.length === 0) return []
  return flashcards.length < 4 || flashcards.length > 8
    ? [`${thereAre(flashcards.length, 'flashcard', 'flashcards')}; 4 to 8 are needed.`]
    : []
}

/** Tunes that belong to everyone. A song to another tune may need a licence. */
const freeTunes =
  /row,? row|twinkle|mary had a little lamb|farmer in the dell|are you sleeping|fr[èe]re jacques|london bridge|this old man|old macdonald|if you['’]re happy|mulberry bush|here we go|wheels on the bus|ring around|three blind mice|hot cross buns|bingo|ten little|head,? shoulders|this little light|jesus loves|brahms|amazing grace|ode to joy|baa,? baa|hickory|itsy|skip to my lou|muffin man|pop goes|she['’]ll be coming|yankee doodle|bear went over|did you ever see|jingle bells|clementine|oh,? my darling|aunt rhody|go in and out|paw paw|lazy mary|good night,? ladies|old hundred|polly put|michael,? row|hunting we will go|good ?night,? ladies|kum ba yah|looby loo|lightly row|whole world in his hands|ring around the ros|pop!? goes the weasel|itsy bitsy|hush,? little baby|merry christmas|rain,? rain|all through the night|a-tisket|grand old duke|oh,? how i love jesus|saints go marching|more we get together|old hundredth/i
function song(book: LessonBook): Finding[] {
  const { ageGroup, song: sung } = book
  if (ageGroup !== 'young-kids' || !sung) return []
  const { lyrics, tune } = sung
  return [
    ...(lyrics.length < 4 || lyrics.length > 8 ? [`The song has ${counted(lyrics.length, 'line', 'lines')}; 4 to 8 are needed.`] : []),
    ...lyrics
      .filter((line) => countWords(line) > 7)
      .map((line) => ({ path: placeOf(book, 'song', line), says: `"${line}" is too long to sing; 7 words is the most.` })),
    ...(freeTunes.test(tune) ? [] : [{ path: 'song.tune', says: 'The song does not name a tune that everyone may use.' }]),
  ]
}

export const weekChecks: Check[] = [
  { line: '25 song', section: 'song', find: song },
  { line: '1 flashcards', bold: true, section: 'flashcards', find: cards },
  { line: '28 weekly challenge', section: 'weeklyChallenge', find: challenge },
]

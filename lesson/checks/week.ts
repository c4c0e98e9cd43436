import type { LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { countWords } from '#lesson/words/count-words.ts'
import type { Check, Finding } from './check-book.ts'
import { placeOf } from './place-of.ts'

function challenge(book: LessonBook): Finding[] {
  const { ageGroup, weeklyChallenge } = book
  const { challengeDays, challengeWords } = ageProfiles[ageGroup]
  const days = weeklyChallenge?.days ?? []
  const [least, most] = challengeDays
  if (!weeklyChallenge || (days.length === 0 && least > 0)) return []
  return [
    ...(days.length < least || days.length > most
      ? [{ code: 'challenge-days' as const, params: { count: days.length, least, most } }]
      : []),
    ...days
      .filter((day) => countWords(day.activity) > challengeWords)
      .map((day) => ({
        path: placeOf(book, 'weeklyChallenge', day.activity),
        code: 'day-words' as const,
        params: { day: day.activity, most: challengeWords },
      })),
    ...(days.length === 0 && countWords(weeklyChallenge.description) > challengeWords
      ? [{ code: 'tonight-words' as const, params: { most: challengeWords } }]
      : []),
  ]
}

function cards({ ageGroup, flashcards }: LessonBook): Finding[] {
  if (ageGroup !== 'young-kids' || flashcards.length === 0) return []
  return flashcards.length < 4 || flashcards.length > 8 ? [{ code: 'flashcards-count', params: { count: flashcards.length } }] : []
}

/** Tunes that belong to everyone. A song to another tune may need a licence. */
const freeTunes =
  /row,? row|twinkle|mary had a little lamb|farmer in the dell|are you sleeping|fr[èe]re jacques|london bridge|this old man|old macdonald|if you['’]re happy|mulberry bush|here we go|wheels on the bus|ring around|three blind mice|hot cross buns|bingo|ten little|head,? shoulders|this little light|jesus loves|brahms|amazing grace|ode to joy|baa,? baa|hickory|itsy|skip to my lou|muffin man|pop goes|she['’]ll be coming|yankee doodle|bear went over|did you ever see|jingle bells|clementine|oh,? my darling|aunt rhody|go in and out|paw paw|lazy mary|good night,? ladies|old hundred|polly put|michael,? row|hunting we will go|good ?night,? ladies|kum ba yah|looby loo|lightly row|whole world in his hands|ring around the ros|pop!? goes the weasel|itsy bitsy|hush,? little baby|merry christmas|rain,? rain|all through the night|a-tisket|grand old duke|oh,? how i love jesus|when the saints|saints go marching|my bonnie|down in the valley|ants go marching|more we get together|old hundredth/i
export const isFreeTune = (tune: string): boolean => freeTunes.test(tune)
function song(book: LessonBook): Finding[] {
  const { ageGroup, song: sung } = book
  if (ageGroup !== 'young-kids' || !sung) return []
  const { lyrics, tune } = sung
  return [
    ...(lyrics.length < 4 || lyrics.length > 8 ? [{ code: 'song-lines' as const, params: { count: lyrics.length } }] : []),
    ...lyrics
      .filter((line) => countWords(line) > 7)
      .map((line) => ({ path: placeOf(book, 'song', line), code: 'line-to-sing' as const, params: { line } })),
    ...(isFreeTune(tune) ? [] : [{ path: 'song.tune', code: 'no-free-tune' as const }]),
  ]
}

export const weekChecks: Check[] = [
  { line: '25 song', section: 'song', find: song },
  { line: '1 flashcards', bold: true, section: 'flashcards', find: cards },
  { line: '28 weekly challenge', section: 'weeklyChallenge', find: challenge },
]

import type { Activity, AgeGroup, LeaderNote, LessonBook } from '#contract/lesson-book.ts'
import type { Claim } from '#lesson/bank/claim-shapes.ts'
import type { BankLesson } from '#lesson/bank/lessons.ts'
import { bringsFood } from '#lesson/checks/food.ts'
import { sentencesOf } from '#lesson/words/sentences.ts'
import { typographic } from '#lesson/words/typographic.ts'

// What to be careful with is written once for the three books of a lesson. A warning that is not true of a book teaches its leader to
// read none, so each book says what holds for its own age and its own activities.

const teen = '(?:teens?|teenagers?)'
const small = '(?:youngest|young ones|small children)'
/** A sentence about somebody of another age, not one that only names him: "Some teens", "If a teenager says", "Tell the youngest". */
const aboutTeens = new RegExp(
  `^(?:(?:And|But|So) )?(?:(?:If|When|Should|With|To|Tell|Let|For) )?(?:(?:a|an|some|any|many|most|the) )?(?:\\w+ )?${teen}\\b`,
  'i',
)
const aboutSmallOnes = new RegExp(
  `^(?:(?:And|But|So) )?(?:(?:With|For|To|Tell|A) )?(?:the )?(?:${small}|small child)\\b|^[^,;:]* (?:with|to) (?:the )?${small}\\.$`,
  'i',
)
const aboutYoungest = new RegExp(
  `^(?:(?:With|For|To|Tell) )?(?:the youngest|young ones)\\b|^[^,;:]* (?:with|to) (?:the youngest|young ones)\\.$|\\bthe youngest room\\b`,
  'i',
)
/** What is for teens and for nobody below: what they ask or read, and what is said to them only. */
const onlyTeens = new RegExp(`^(?:(?:With|To|Tell) (?:a )?${teen}|If teens)\\b|\\b(?:boyfriend|girlfriend|pregnan\\w+)\\b`, 'i')
const isOfAge: Record<AgeGroup, (sentence: string) => boolean> = {
  teens: (one) => !aboutSmallOnes.test(one) && !aboutYoungest.test(one),
  children: (one) => !aboutYoungest.test(one) && !(aboutTeens.test(one) && onlyTeens.test(one)),
  'young-kids': (one) => !aboutTeens.test(one),
}
/** A child of ten may be as low as a teenager. */
const asChild = (one: string) =>
  aboutTeens.test(one)
    ? one.replace(new RegExp(`\\b${teen}\\b`, 'gi'), (word) => {
        const child = word.endsWith('s') ? 'children' : 'child'
        return word.startsWith('T') ? `C${child.slice(1)}` : child
      })
    : one

/** Says only that food is asked about, or says it besides something else. */
const onlyOfFood = /^(?:Ask about|For food|If food|Name the)\b.{0,60}\ballerg/i
const besides = /, (?:and )?ask about allergies(?: if you eat together)?(?=,)/i

/** A sentence that leans on the one before it. */
const leans = (one: string) =>
  /^(?:Say|Ask|Take|Tell (?:them|him|her)|They|It|That|This|He|She|Listen|Believe|Thank|Bring|Call|Offer|Stay|Being|If (?:one of them|he|she|they|it))\b/.test(
    one,
  ) ||
  (/^(?:Do not|Never|Then|And|But)\b.*\b(?:it|them|him|her)\b/.test(one) &&
    !/\b(?:child|children|anyone|anybody|somebody|someone|some|nobody|famil(?:y|ies)|parents?|people)\b/i.test(one))
const marks = (text: string) => text.match(/["“”]/g)?.length ?? 0
/** Sentences, with one that is cut within a quotation put together again. */
const wholeSentences = (text: string) =>
  sentencesOf(text).reduce<string[]>((all, one) => {
    const last = all.at(-1)
    return last !== undefined && marks(last) % 2 === 1 ? [...all.slice(0, -1), `${last} ${one}`] : [...all, one]
  }, [])

/** What of a warning holds for the book of an age with its activities. */
export function carefulFor(text: string, age: AgeGroup, activities: Activity[]): string {
  const eats = activities.some(bringsFood)
  let isLeftOut = false
  return wholeSentences(text)
    .filter((one) => {
      isLeftOut = !isOfAge[age](one) || (!eats && onlyOfFood.test(one)) || (isLeftOut && leans(one))
      return !isLeftOut
    })
    .map((one) => (eats ? one : one.replace(besides, '')))
    .map((one) => (age === 'children' ? asChild(one) : one))
    .join(' ')
}

/** Whom the bank's lesson may hurt, and what to say: of this telling, else of its claim; and of a claim whose words stand around it. */
export const carefulNotes = (
  { claim, angle }: BankLesson,
  { ageGroup, activities }: Pick<LessonBook, 'ageGroup' | 'activities'>,
  around?: Claim,
): LeaderNote[] =>
  [...new Set([angle.careful ?? claim.careful, around?.careful])].flatMap((text) => {
    const said = carefulFor(text ?? '', ageGroup, activities)
    return said ? [{ code: 'careful' as const, params: { text: typographic(said) } }] : []
  })

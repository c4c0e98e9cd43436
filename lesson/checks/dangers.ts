import type { LessonBook } from '#contract/lesson-book.ts'
import { wordsOf } from '#lesson/scripture/bible.ts'
import { sections } from '#lesson/sections/registry.ts'
import { sentencesOf } from '#lesson/words/sentences.ts'
import type { Check, Finding } from './check-book.ts'
import { dangersIn } from './safety/dangers.ts'
import { hazardOfMaterial } from './safety/materials.ts'
import { heardHeading, isFromChurch } from '#lesson/write/heard-on-sunday.ts'

/** Every text that somebody reads aloud or does, one by one, so that a finding names its line. */
const placesOf = (book: LessonBook) =>
  sections.flatMap(({ id, place = 'The lesson', places }) =>
    (places?.(book) ?? []).flatMap(({ path, text, manner, safety, whole, materials }) =>
      text ? [{ section: id, where: place, path, text, manner, around: { safety, whole, materials } }] : [],
    ),
  )

const fewestOfLine = 4
/** "Say: …", "Ask, “…”": what is said in a step, without who says it. */
const saying = /^[^“:]{0,60}[“:]\s*/
/** What is done without the main point that is said with it: “we lay in the road” is no step, and is looked at in its own place. */
function withoutLine(text: string, line: string): string {
  const whole = wordsOf(line).join(' ')
  const isDone = (sentence: string) => {
    const words = wordsOf(sentence.replace(saying, ''))
    const isOfLine = words.length >= fewestOfLine && ` ${whole} `.includes(` ${words.join(' ')} `)
    return !isOfLine || !(saying.test(sentence) || words.join(' ') === whole)
  }
  return text
    .split('\n')
    .map((step) => {
      const sentences = sentencesOf(step)
      const done = sentences.filter(isDone)
      return done.length === sentences.length ? step : done.join(' ')
    })
    .join('\n')
}

/** Dangers to body and soul, wherever they stand; each once. */
function dangers(book: LessonBook): Finding[] {
  const found = placesOf(book).flatMap(({ section, where, path, text, manner, around }) =>
    dangersIn(manner === 'do' ? withoutLine(text, book.bottomLine) : text, book.ageGroup, manner, around).map((one) => ({
      ...one,
      section,
      where,
      path,
    })),
  )
  // What was heard on Sunday is read as it was said: the ear that knows no kind of danger was taught by lessons, not by sermons.
  const isHeard = (sentence: string) =>
    isFromChurch(sentence) || sentence.startsWith(heardHeading) || (book.bottomLine !== '' && sentence.includes(book.bottomLine))
  return found
    .filter(({ hazard, sentence }) => hazard !== 'unnamed' || !isHeard(sentence))
    .filter((one, at, all) => all.findIndex((other) => other.hazard === one.hazard && other.sentence === one.sentence) === at)
    .map(({ hazard, sentence, section, where, path }) => ({
      code: hazard === 'conditional-love' ? 'love-a-reward' : 'danger',
      params: { hazard, where, sentence: sentence.slice(0, 200) },
      section,
      path,
    }))
}

/** The youngest get only what the catalogue knows as safe for them. */
const materials = ({ ageGroup, activities }: LessonBook): Finding[] =>
  activities.flatMap((activity, at) =>
    activity.materials.flatMap((material, line): Finding[] => {
      const hazard = hazardOfMaterial(material, ageGroup)
      if (!hazard) return []
      const code = hazard === 'unknown' ? 'unknown-material' : hazard === 'choking' ? 'choking' : 'material'
      return [{ code, params: { activity: activity.title, material, hazard }, path: `activities.${at}.materials.${line}` }]
    }),
  )

export const dangerChecks: Check[] = [
  { line: '22 dangers', bold: true, severity: 'hard', section: 'activities', find: dangers },
  { line: '20 materials', bold: true, severity: 'hard', section: 'activities', find: materials },
]

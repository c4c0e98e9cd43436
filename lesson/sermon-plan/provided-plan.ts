import type { KeptPlan, LessonPlan, PlanPoint } from '#contract/lesson-plan.ts'
import { ageGroups } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { type Bible, labelOf } from '#lesson/scripture/bible.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { standsIn } from '#lesson/words/stands-in.ts'
import { storiesOfPassage } from './stories-of-passage.ts'

type Given = Record<string, unknown>
const record = (value: unknown): Given => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Given) : {})
const text = (value: unknown, most = 600): string => (typeof value === 'string' ? value.trim().slice(0, most) : '')
const records = (value: unknown): Given[] => (Array.isArray(value) ? value.map(record) : [])
const texts = (value: unknown, most: number): string[] =>
  Array.isArray(value)
    ? value
        .map((one) => text(one, 400))
        .filter(Boolean)
        .slice(0, most)
    : []

/**
 * A provider's plan as it may be used: every quotation stands in the sermon word for word, every reference is in the Bible,
 * every bottom line fits its age; what does not is left to `heard`, the reading's own plan. Undefined when it names no idea.
 */
export function providedPlan(value: unknown, heard: KeptPlan, { sermon, bible }: { sermon: string; bible: Bible }): KeptPlan | undefined {
  const given = record(value)
  const idea = record(given.bigIdea)
  const said = text(idea.text)
  if (!said) return undefined
  const quoted = (quote: unknown): string => {
    const one = text(quote, 1200)
    return countWords(one) >= 4 && standsIn(sermon, one) ? one : ''
  }
  const quote = quoted(idea.quote)
  const others = [...records(idea.others), { text: heard.bigIdea.text, quote: heard.bigIdea.quote }, ...heard.bigIdea.others]
    .map((one) => ({ text: text(one.text), quote: quoted(one.quote), reason: 'central' as const }))
    .filter((one, at, all) => one.text && one.quote && one.text !== said && all.findIndex((other) => other.text === one.text) === at)
  const points = records(given.points)
    .map((one): PlanPoint => ({
      text: text(one.text, 400),
      quote: quoted(one.quote),
      segment: text(one.segment, 40),
      ages: [...ageGroups],
    }))
    .filter((one) => one.text && one.quote)
  return {
    ...heard,
    madeBy: 'provider',
    bigIdea: { text: said, quote, how: quote ? (idea.stated === true ? 'stated' : 'found') : 'found', others: others.slice(0, 4) },
    points: points.length > 0 ? points.slice(0, 8) : heard.points,
    passage: heard.passage || labelIn(bible, text(given.passage, 200)),
    verses: [...new Set([...heard.verses, ...texts(given.verses, 12).map((one) => labelIn(bible, one))])].filter(Boolean).slice(0, 12),
    story: storyNamed(bible, text(given.story, 200), heard.story),
    bottomLine: bottomLines(record(given.bottomLine), heard.bottomLine),
    illustrations: {
      fit: texts(record(given.illustrations).fit, 8),
      unfit: [...new Set([...texts(record(given.illustrations).unfit, 12), ...heard.illustrations.unfit])].slice(0, 12),
    },
    private: [...new Set([...heard.private, ...texts(given.private, 40).map((one) => one.slice(0, 120))])].slice(0, 40),
    sensitive: [
      ...records(given.sensitive)
        .map((one) => ({ topic: text(one.topic, 60), quote: quoted(one.quote), note: text(one.note, 800) }))
        .filter((one) => one.topic && one.note),
      ...heard.sensitive,
    ]
      .filter((one, at, all) => all.findIndex((other) => other.topic.toLowerCase() === one.topic.toLowerCase()) === at)
      .slice(0, 12),
    leftOut: texts(given.leftOut, 20).length > 0 ? texts(given.leftOut, 20) : heard.leftOut,
    // No provider's share of right ideas was ever measured here: a proved one counts as likely, and no more.
    confidence: quote ? 0.75 : 0.25,
  }
}

/** A reference as it is printed, '' when it is in no Bible. */
function labelIn(bible: Bible, reference: string): string {
  const [found] = findReferences(reference)
  const verses = found ? bible.passage(found.osis) : []
  return verses.length > 0 ? labelOf(verses) : ''
}

function storyNamed(bible: Bible, reference: string, heard: LessonPlan['story']): LessonPlan['story'] {
  const [told] = heard?.why === 'passage' ? [] : storiesOfPassage(bible, reference)
  if (!told || told.span === heard?.span) return heard
  const others = heard ? [{ span: heard.span, title: heard.title, why: heard.why }, ...heard.others] : []
  return { span: told.span, title: told.title, why: 'claim', others: others.slice(0, 4) }
}

function bottomLines(given: Given, heard: LessonPlan['bottomLine']): LessonPlan['bottomLine'] {
  const lines = ageGroups.map((age) => {
    const line = text(given[age], 300)
    return [age, line && countWords(line) <= ageProfiles[age].bottomLineWords ? line : heard[age]]
  })
  return Object.fromEntries(lines) as LessonPlan['bottomLine']
}

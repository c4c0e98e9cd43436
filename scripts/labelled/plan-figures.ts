// What the plan of the reading is worth on labelled sermons: idea, points, front matter, passage, what must not be used, sensitive matters.
import type { LessonPlan } from '#contract/lesson-plan.ts'
import { stories } from '#lesson/bank/bank.ts'
import { readSermon, type SermonText } from '#lesson/reading/read-sermon.ts'
import { findDate } from '#lesson/reading/head/dates.ts'
import { verdictOf } from '#lesson/reading/verdict.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { osisOf } from '#lesson/scripture/bible.ts'
import { changedPlan } from '#lesson/sermon-plan/changed-plan.ts'
import { withLesson } from '#lesson/sermon-plan/choose-lesson.ts'
import { lessonWish } from '#lesson/sermon-plan/heard-plan.ts'
import { planOf } from '#lesson/sermon-plan/plan-of.ts'
import { bible } from '#server/scripture/load-bible.ts'
import type { Gold, Labelled } from './gold.ts'
import { goldTopics } from './gold-topics.ts'
import { readUpload } from './read-upload.ts'
import { near, prints, sameClaim, saysIdea, saysPoint, wordsIn } from './same-claim.ts'

export const figureNames = [
  'sermons',
  'refused',
  'ideaFirst',
  'ideaOfFive',
  'points',
  'pointsOf',
  'pointsGiven',
  'pointsRight',
  'fields',
  'fieldsOf',
  'fieldsWrong',
  'fieldsInvented',
  'dates',
  'datesOf',
  'passage',
  'mustNotUse',
  'mustNotUseOf',
  'claim',
  'claimOf',
  'topics',
  'topicsOf',
  'topicsFalse',
  'milliseconds',
] as const
export type Figures = Record<(typeof figureNames)[number], number>
export const noFigures = (): Figures => Object.fromEntries(figureNames.map((name) => [name, 0])) as Figures

const chaptersOf = (text: string) => findReferences(text).map(({ osis }) => osis.split('-')[0]?.split('.').slice(0, 2).join('.') ?? '')
const sameText = (a: string, b: string) => near(a, b) >= sameClaim || wordsIn(a).join(' ') === wordsIn(b).join(' ')
function overlaps(label: string, wanted: string): boolean {
  const verses = (text: string) => findReferences(text).flatMap(({ osis }) => bible().passage(osis).map(osisOf))
  const expected = new Set(verses(wanted))
  return verses(label).some((osis) => expected.has(osis))
}

/** What a field of the head is: right, wrong, missed, made up, or rightly empty. */
function fieldOf(
  found: string,
  wanted: string,
  same: (a: string, b: string) => boolean,
): 'right' | 'wrong' | 'missed' | 'invented' | 'empty' {
  if (!wanted) return found ? 'invented' : 'empty'
  return !found ? 'missed' : same(found, wanted) ? 'right' : 'wrong'
}

export type Judged = { figures: Figures; lines: string[] }

export function judge(plan: LessonPlan, sermon: SermonText, gold: Gold): Judged {
  const figures = noFigures()
  const lines: string[] = []
  const { bigIdea } = plan
  figures.sermons = 1
  const ideas = [{ text: bigIdea.text, quote: bigIdea.quote, reason: bigIdea.how }, ...bigIdea.others]
  const says = ideas.map(({ text, quote }) => saysIdea(text, gold) || saysIdea(quote, gold))
  figures.ideaFirst = says[0] ? 1 : 0
  figures.ideaOfFive = says.some(Boolean) ? 1 : 0
  lines.push(`  idea is (sure to ${plan.confidence}): ${gold.bigIdeaQuote}`)
  ideas.forEach(({ text, reason }, at) => lines.push(`  ${says[at] ? 'HIT' : '   '} ${reason}: ${text.slice(0, 160)}`))
  const hit = gold.outline.filter((point) => plan.points.some(({ text, quote }) => saysPoint(text, quote, point)))
  const right = plan.points.filter(
    ({ text, quote }) => gold.outline.some((point) => saysPoint(text, quote, point)) || saysIdea(quote, gold),
  )
  figures.points = hit.length
  figures.pointsOf = gold.outline.length
  figures.pointsGiven = plan.points.length
  figures.pointsRight = right.length
  for (const one of plan.points)
    lines.push(`  ${right.includes(one) ? '+' : '-'} [${one.segment}] ${one.text.slice(0, 90)} | ${one.quote.slice(0, 110)}`)
  for (const one of gold.outline) if (!hit.includes(one)) lines.push(`    missed: ${one.point} | ${one.quote.slice(0, 140)}`)
  const fields = [
    ['title', fieldOf(sermon.title, gold.frontMatter.title, sameText)],
    ['speaker', fieldOf(sermon.speaker, gold.frontMatter.speaker, sameText)],
    [
      'passage',
      fieldOf(sermon.scripture || plan.passage, gold.frontMatter.scripture, (a, b) =>
        chaptersOf(a).some((one) => chaptersOf(b).includes(one)),
      ),
    ],
  ] as const
  for (const [name, is] of fields) {
    if (is === 'right' || is === 'wrong' || is === 'missed') figures.fieldsOf++
    if (is === 'right') figures.fields++
    if (is === 'wrong') figures.fieldsWrong++
    if (is === 'invented' && name !== 'passage') figures.fieldsInvented++
    if (is !== 'right' && is !== 'empty' && !(is === 'invented' && name === 'passage'))
      lines.push(
        `  FIELD ${name} ${is}: ${JSON.stringify(name === 'passage' ? sermon.scripture || plan.passage : sermon[name])} is ${JSON.stringify(name === 'passage' ? gold.frontMatter.scripture : gold.frontMatter[name])}`,
      )
  }
  const date = fieldOf(sermon.date, findDate(gold.frontMatter.date).date, (a, b) => a === b)
  figures.datesOf = findDate(gold.frontMatter.date).date ? 1 : 0
  figures.dates = date === 'right' ? 1 : 0
  if (date !== 'right' && date !== 'empty') lines.push(`  DATE ${date}: ${sermon.date} is ${gold.frontMatter.date}`)
  figures.passage = gold.mainPassage.some((one) => overlaps(plan.passage, one)) ? 1 : 0
  if (!figures.passage) lines.push(`  PASSAGE ${plan.passage} is ${gold.mainPassage.join(' | ')}`)
  const printed = [
    ...ideas.flatMap(({ text, quote }, at) => [text, quote].map((line) => ({ line, as: `idea ${at + 1}` }))),
    ...plan.points.flatMap(({ text, quote }) => [text, quote].map((line) => ({ line, as: 'point' }))),
    ...plan.illustrations.fit.map((line) => ({ line, as: 'illustration' })),
  ]
  const wronged = gold.mustNotUse.flatMap((one) => {
    const found = printed.find(({ line }) => prints(line, one))
    return found ? [`${found.as}: ${one}`] : []
  })
  figures.mustNotUse = wronged.length
  figures.mustNotUseOf = gold.mustNotUse.length
  for (const one of wronged) lines.push(`  MUST NOT: ${one}`)
  const wanted = Object.entries(goldTopics)
    .filter(([, pattern]) => gold.sensitive.some((one) => pattern.test(one)))
    .map(([topic]) => topic)
  const given = plan.sensitive.map(({ topic }) => topic)
  figures.topicsOf = wanted.length
  figures.topics = wanted.filter((topic) => given.includes(topic)).length
  figures.topicsFalse = given.filter((topic) => !wanted.includes(topic)).length
  lines.push(
    `  topics missed: ${wanted.filter((topic) => !given.includes(topic)).join('; ') || '-'} | false: ${plan.sensitive
      .filter(({ topic }) => !wanted.includes(topic))
      .map(({ topic, quote }) => `${topic} (${quote.slice(0, 50)})`)
      .join('; ')}`,
  )
  return { figures, lines }
}

/** The claim that the books teach once a leader has said what the idea is. */
function confirmedClaim(plan: LessonPlan, sermon: SermonText, { bigIdea }: Gold): string {
  const confirmed = changedPlan({ ...plan, madeBy: 'reading', confirmed: false, asks: [] }, { bigIdea: { text: bigIdea } }, bible())
  return confirmed ? withLesson(confirmed, lessonWish(sermon, bible(), new Set())).claim : ''
}

/** How a plan is made of a sermon: by the reading, or by a provider. */
export type Planner = (sermon: SermonText) => LessonPlan | Promise<LessonPlan>
const byReading: Planner = (sermon) =>
  planOf(
    readSermon(sermon, bible(), () => bible('KJV')),
    bible(),
    { stories },
  )

/** Reads a labelled sermon as an upload, plans it and judges the plan. */
export async function judgeSermon(one: Labelled, planned: Planner = byReading): Promise<Judged> {
  const sermon = await readUpload(one)
  const before = process.cpuUsage()
  const plan = await planned(sermon)
  const { user, system } = process.cpuUsage(before)
  const judged = judge(plan, sermon, one.gold)
  if (one.gold.claims) {
    const claim = confirmedClaim(plan, sermon, one.gold)
    judged.figures.claimOf = 1
    judged.figures.claim = one.gold.claims.includes(claim) ? 1 : 0
    judged.lines.push(`  lesson: ${claim}, an editor takes ${one.gold.claims.join(' or ') || 'none of the bank'}`)
  }
  judged.figures.refused = verdictOf(sermon.content) === 'sermon' ? 0 : 1
  judged.figures.milliseconds = Math.round((user + system) / 1000)
  return { ...judged, lines: [`== ${one.id}`, ...judged.lines] }
}

export function totalOf(all: readonly Figures[]): Figures {
  const sum = noFigures()
  for (const one of all) for (const name of figureNames) sum[name] += one[name]
  return sum
}

export const inWords = (f: Figures): string =>
  [
    `idea first ${f.ideaFirst}/${f.sermons}, among five ${f.ideaOfFive}/${f.sermons}`,
    `points ${f.points}/${f.pointsOf} (right ${f.pointsRight} of ${f.pointsGiven} given)`,
    `title, speaker, passage ${f.fields}/${f.fieldsOf} (wrong ${f.fieldsWrong}, invented ${f.fieldsInvented}), date ${f.dates}/${f.datesOf}`,
    `main passage ${f.passage}/${f.sermons}`,
    `must not be used, yet chosen ${f.mustNotUse} of ${f.mustNotUseOf}`,
    ...(f.claimOf ? [`the lesson says the idea, once it is confirmed ${f.claim}/${f.claimOf}`] : []),
    `sensitive ${f.topics}/${f.topicsOf}, false ${f.topicsFalse}`,
    `refused ${f.refused}`,
    `${Math.round(f.milliseconds / Math.max(1, f.sermons))} ms a sermon`,
  ].join('\n  ')

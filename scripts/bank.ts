// npm run bank [-- file.json …]: what the bank has (claims by doctrine, angles by story, passages by book), what stands twice in it,
// what nothing uses, and every fault of every item. With files: the faults of those alone, as a writer wants them.
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { type AgeGroup, ageGroups } from '#contract/lesson-book.ts'
import { angleFiles } from '#lesson/bank/angles/index.ts'
import { activityFaults, angleFaults, claimActivityFaults, plainMarks } from '#lesson/bank/angle-faults.ts'
import { printed, type Story, stories } from '#lesson/bank/bank.ts'
import { claimActivityFiles } from '#lesson/bank/claim-activities/index.ts'
import { claimFaults, textsIn, wordFaults } from '#lesson/bank/claim-faults.ts'
import { type AngleActivity, claim, claimActivities, type Claim, passage, storyActivities, storyAngles } from '#lesson/bank/claim-shapes.ts'
import { claimFiles } from '#lesson/bank/claims/index.ts'
import { ideaSetFiles } from '#lesson/bank/idea-kinds/index.ts'
import { ideaSetFaults } from '#lesson/bank/idea-set-faults.ts'
import { ideaSetFile } from '#lesson/bank/idea-sets.ts'
import { passageFiles } from '#lesson/bank/passages/index.ts'
import { storyFaults } from '#lesson/bank/rubric.ts'
import { storyActivityFiles } from '#lesson/bank/story-activities/index.ts'
import { dangerChecks } from '#lesson/checks/dangers.ts'
import { wasLookedAt } from '#lesson/checks/safety/looked-at.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { textOf } from '#lesson/scripture/bible.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { asActivity } from '#lesson/write/activities-of-lesson.ts'
import { bible } from '#server/scripture/load-bible.ts'

const files = process.argv.slice(2)
const given: unknown[] = files.length
  ? files.flatMap((file) => [JSON.parse(readFileSync(file, 'utf8')) as unknown].flat())
  : [
      ...claimFiles.flat(),
      ...angleFiles.flat(),
      ...passageFiles.flat(),
      ...storyActivityFiles.flat(),
      ...claimActivityFiles.flat(),
      ...ideaSetFiles,
    ]
let faults = 0
const report = (where: string, found: string[]) => {
  for (const fault of found) console.log(`  ${where}: ${fault}`)
  faults += found.length
}
const shapeFaults = (schema: z.ZodMiniType, value: unknown): string[] => {
  const parsed = z.safeParse(schema, value)
  return parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}
const nameOf = (one: unknown): string => {
  const { id, span, claim, kind } = one as { id?: string; span?: string; claim?: string; kind?: string }
  return id ?? span ?? claim ?? kind ?? 'nameless'
}
const isClaim = (one: unknown): one is Claim => typeof one === 'object' && one !== null && 'id' in one
const isPassage = (one: unknown): one is z.output<typeof passage> => typeof one === 'object' && one !== null && 'youngKids' in one
const isKind = (one: unknown): one is z.output<typeof ideaSetFile> => typeof one === 'object' && one !== null && 'sets' in one
const isOfClaim = (one: unknown): one is z.output<typeof claimActivities> => typeof one === 'object' && one !== null && 'claim' in one
const isDoing = (one: unknown): one is z.output<typeof storyActivities> =>
  typeof one === 'object' && one !== null && !('angles' in one) && !('id' in one) && !isKind(one) && !isOfClaim(one)
const schemaOf = (one: unknown): z.ZodMiniType =>
  isClaim(one)
    ? claim
    : isKind(one)
      ? ideaSetFile
      : isPassage(one)
        ? passage
        : isOfClaim(one)
          ? claimActivities
          : isDoing(one)
            ? storyActivities
            : storyAngles

/** Words in quotation marks of a passage that is no story are the Bible's own. */
function inventedQuotes({ span, sceneFrom, children, angles }: z.output<typeof passage>): string[] {
  const text = [span, ...sceneFrom].map((one) => plainMarks(textOf(bible().passage(one))).toLowerCase()).join(' ')
  return [...children, ...angles.map(({ teens }) => teens.retelling)].flatMap((one) =>
    [...plainMarks(one).matchAll(/"([^"]+)"/g)].flatMap(([, quote = '']) =>
      text.includes(quote.toLowerCase().replace(/[.,:!?]$/, '')) ? [] : [`quoted, but not in the passage: ${quote}`],
    ),
  )
}

/** What the danger rules hold of an activity, and nobody has found harmless where it stands. */
function dangersIn(age: AgeGroup, activity: AngleActivity): string[] {
  const book = { ...emptyBook(age, 'offline'), activities: [asActivity(printed(activity), 'God is with us.', age)] }
  const found = dangerChecks.flatMap((check) => check.find(book, { bible: bible(), sermonText: '', sermonTitle: '', speaker: '' }))
  return found.flatMap((one) => {
    const { sentence = '', hazard = '' } = one.params ?? {}
    return sentence && !wasLookedAt(String(sentence)) ? [`the danger rules hold (${hazard}): ${sentence}`] : []
  })
}

const byDoctrine = new Map<string, number>()
const byBook = new Map<string, number>()
const anglesOf = new Map<string, number>()
let withDoing = 0
let claimsWithDoing = 0
for (const one of given) {
  const shape = shapeFaults(schemaOf(one), one)
  report(nameOf(one), shape)
  if (shape.length > 0) continue
  if (isClaim(one)) {
    report(one.id, claimFaults(one))
    report(
      one.id,
      one.passages.filter((span) => bible().passage(span).length === 0).map((span) => `${span} does not exist`),
    )
    const area = one.doctrine.split(':')[0] ?? ''
    byDoctrine.set(area, (byDoctrine.get(area) ?? 0) + 1)
    continue
  }
  if (isKind(one)) {
    for (const [at, set] of one.sets.entries()) report(`${one.kind} ${at + 1}`, ideaSetFaults(set))
    continue
  }
  if (isOfClaim(one)) {
    for (const age of ageGroups) report(one.claim, [...claimActivityFaults(age, one[age]), ...dangersIn(age, one[age])])
    claimsWithDoing++
    continue
  }
  const told = one as z.output<typeof storyAngles>
  const story: Pick<Story, 'children' | 'youngKids'> | undefined = isPassage(one) ? one : stories.find(({ span }) => span === told.span)
  if (!story) {
    report(told.span, ['the bank has no such story'])
    continue
  }
  if (isDoing(one)) {
    for (const age of ageGroups)
      if (one[age]) report(one.span, [...activityFaults(age, one[age]), ...wordFaults(age, one[age]), ...dangersIn(age, one[age])])
    withDoing++
    continue
  }
  if (isPassage(one)) {
    report(one.span, storyFaults({ ...one, parallels: [] }))
    report(
      one.span,
      [one.span, ...one.sceneFrom].filter((span) => bible().passage(span).length === 0).map((span) => `${span} does not exist`),
    )
    report(one.span, inventedQuotes(one))
  }
  for (const angle of told.angles) report(`${told.span} ${angle.claim}`, angleFaults(angle, story, bible()))
  anglesOf.set(told.span, told.angles.length)
  const book = told.span.split('.')[0] ?? ''
  byBook.set(book, (byBook.get(book) ?? 0) + 1)
}

/** No line of six words or more stands twice; a verse may, a sentence of a retelling that something leans on, a line that is said, a song's. */
const saidAgain = new Set(['lyrics', 'clause', 'after', 'presumes', 'refrain', 'line'])
const seen = new Set<string>()
const linesOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => (saidAgain.has(name) ? [] : linesOf(inner)))
      : []
for (const one of given)
  for (const line of linesOf(one)) {
    if (countWords(line) < 6) continue
    if (seen.has(line)) report(nameOf(one), [`stands twice: ${line}`])
    seen.add(line)
  }

if (files.length === 0) {
  const claims = claimFiles.flat() as Claim[]
  const used = new Set([...angleFiles.flat(), ...passageFiles.flat()].flatMap(({ angles }) => angles.map((one) => one.claim)))
  const table = (name: string, rows: Map<string, number>) =>
    console.log(
      `\n${name}\n${[...rows]
        .sort((a, b) => b[1] - a[1])
        .map(([key, count]) => `  ${key.padEnd(34)}${count}`)
        .join('\n')}`,
    )
  table('claims by doctrine', byDoctrine)
  table('stories and passages with angles, by book', byBook)
  const unshown = claims.filter(({ id }) => !used.has(id)).map(({ id }) => id)
  const unknown = [...used].filter((id) => claims.every((one) => one.id !== id))
  const without = stories.filter(({ span }) => !anglesOf.has(span)).map(({ span }) => span)
  console.log(
    `\n${claims.length} claims, ${[...anglesOf.values()].reduce((a, b) => a + b, 0)} angles of ${anglesOf.size} stories and passages, ${withDoing} of them with something to do whatever the angle, ${claimsWithDoing} claims with something to do whatever the story`,
  )
  console.log(`claims that no angle shows: ${unshown.length}${unshown.length ? ` (${unshown.join(', ')})` : ''}`)
  console.log(`angles of claims that are not there: ${unknown.length}${unknown.length ? ` (${unknown.join(', ')})` : ''}`)
  console.log(`stories without an angle: ${without.length}${without.length ? ` (${without.join(', ')})` : ''}`)
  console.log(
    `words: ${given
      .flatMap(textsIn)
      .reduce((sum, text) => sum + countWords(text), 0)
      .toLocaleString('en')}`,
  )
}
console.log(faults ? `${faults} faults` : 'no faults')
process.exit(faults ? 1 : 0)

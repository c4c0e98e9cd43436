import type * as z from 'zod/mini'
import { angleFiles } from './angles/index.ts'
import { printed, stories, type Story } from './bank.ts'
import type { Angle, Claim, passage, storyAngles } from './claim-shapes.ts'
import { claimFiles } from './claims/index.ts'
import { passageFiles } from './passages/index.ts'

/** A truth as one passage tells it, with what is said of it there: what all three books of a sermon can be written from as one. */
export type BankLesson = { story: Story; angle: Angle; claim: Claim }

// The tests hold every file against its shape; parsing megabytes at each start would only cost time.
export const claims = claimFiles.flat() as Claim[]
const claimById = new Map(claims.map((one) => [one.id, one]))
const storyBySpan = new Map(stories.map((one) => [one.span, one]))
const told = [...(angleFiles.flat() as z.output<typeof storyAngles>[]), ...(passageFiles.flat() as z.output<typeof passage>[])]

/** The claim with the lines that this telling has for it. */
const asSaidIn = ({ line }: Angle, claim: Claim): Claim => {
  const { teens, children, 'young-kids': youngKids } = claim.bottomLine
  return { ...claim, bottomLine: { teens, children: line?.children ?? children, 'young-kids': line?.['young-kids'] ?? youngKids } }
}

/** Every claim with every passage that shows it. Quotation marks are still the plain ones of the files. */
export const lessons: BankLesson[] = told.flatMap(({ span, angles }) =>
  angles.flatMap((angle) => {
    const claim = claimById.get(angle.claim)
    const story = storyBySpan.get(span)
    return claim && story ? [{ story, angle, claim: asSaidIn(angle, claim) }] : []
  }),
)
const lessonByName = new Map(lessons.map((one) => [`${one.claim.id} ${one.story.span}`, one]))

/** The lesson of a claim and a passage, as it is printed; undefined where the passage has no such angle. */
export function lessonOf(claimId: string, span: string): BankLesson | undefined {
  const found = lessonByName.get(`${claimId} ${span}`)
  return found && { story: found.story, ...printed({ angle: found.angle, claim: found.claim }) }
}

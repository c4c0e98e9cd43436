import type { LessonPlan } from '#contract/lesson-plan.ts'
import type { Story } from '#lesson/bank/bank.ts'
import type { Reading } from '#lesson/reading/reading.ts'
import { mattersOfSermon } from '#lesson/reading/sensitive/of-passage.ts'
import { graveSentences } from '#lesson/reading/sensitive/sensitive.ts'
import type { Bible } from '#lesson/scripture/bible.ts'
import { asCandidate, bigIdeaOf, standing } from './big-idea.ts'
import { bottomLineOf } from './bottom-line.ts'
import { illustrationsOf } from './illustrations.ts'
import { isClaim } from './is-claim.ts'
import { pointsOf } from './points.ts'
import { candidatesOf, learned } from './rank.ts'
import { spokenCandidates } from './spoken-candidates.ts'
import { storyOf } from './story-of.ts'
import { canLead } from './usable.ts'

/** What of the bank a plan chooses from. */
export type PlanBank = { stories: readonly Story[] }

/** The plan of the three books as the reading alone makes it: what the preacher said, for a leader to confirm. */
export function planOf(reading: Reading, bible: Bible, bank: PlanBank, tables = learned): LessonPlan {
  const candidates = spokenCandidates(reading, candidatesOf(reading))
  const usable = canLead(reading)
  const idea = bigIdeaOf(candidates, { usable, claims: (one) => isClaim(one, reading) }, tables)
  const { first } = idea
  const sensitive = mattersOfSermon(reading, bible)
  return {
    bigIdea: {
      text: first ? standing(reading, first).slice(0, 600) : '',
      quote: first?.text.slice(0, 1200) ?? '',
      how: idea.how,
      others: idea.others.map((one) => asCandidate(one, standing(reading, one).slice(0, 600), tables)),
    },
    points: withoutGrave(reading, pointsOf(reading, candidates, usable, tables)),
    passage: reading.main?.label ?? '',
    verses: reading.passages
      .filter(({ osis }) => osis !== reading.main?.osis)
      .slice(0, 12)
      .map(({ label }) => label),
    story: storyOf(reading, bible, bank.stories),
    claim: '',
    bottomLine: { teens: first ? bottomLineOf(reading, first) : '', children: '', 'young-kids': '' },
    ...illustrationsOf(reading, sensitive),
    sensitive,
    leftOut: idea.leftOut,
    confidence: idea.confidence,
  }
}

/** A point whose sentence tells of a grave matter, or stands beside it, is its head alone. */
function withoutGrave(reading: Reading, points: LessonPlan['points']): LessonPlan['points'] {
  const grave = [...graveSentences(reading)].map((at) => reading.sentences[at]?.said ?? '')
  return points.map((point) =>
    grave.some((said) => said === point.quote || (reading.captions && said.includes(point.quote)))
      ? { ...point, quote: point.text }
      : point,
  )
}

import type * as z from 'zod/mini'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { printed } from '#lesson/bank/bank.ts'
import type { AngleActivity, claimActivities } from '#lesson/bank/claim-shapes.ts'
import everydayLife from './everyday-life.json' with { type: 'json' }
import followingAndChurch from './following-and-church.json' with { type: 'json' }
import godAndCreation from './god-and-creation.json' with { type: 'json' }
import lovingOthers from './loving-others.json' with { type: 'json' }
import prayerSufferingAndSeasons from './prayer-suffering-and-seasons.json' with { type: 'json' }
import sinAndSalvation from './sin-and-salvation.json' with { type: 'json' }

/** Every file of activities that belong to a claim whatever story shows it, named as those of the claims. */
export const claimActivityFiles = [
  everydayLife,
  followingAndChurch,
  godAndCreation,
  lovingOthers,
  prayerSufferingAndSeasons,
  sinAndSalvation,
]

const byClaim = new Map((claimActivityFiles.flat() as z.output<typeof claimActivities>[]).map((one) => [one.claim, one]))

/** What a group of the age does with a claim besides the activity of its angle, if somebody has written it. */
export function claimActivity(claim: string, age: AgeGroup): AngleActivity | undefined {
  const found = byClaim.get(claim)?.[age]
  return found && printed(found)
}

import { devotionalBridges } from '#lesson/bank/bank.ts'
import { seededRandom, shuffled } from '#lesson/seeded-random.ts'

/** A devotional has so many at the most: they are ours, and the sermon is what is heard. */
export const mostBridges = 2

/** The bridges in an order of their own for each text: a church that reads one every week does not read the same one. */
export const bridgesFor = (text: string): string[] => shuffled(devotionalBridges, seededRandom(text))

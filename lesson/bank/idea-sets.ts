import * as z from 'zod/mini'
import { printed } from './bank.ts'
import kindsOfClaims from './idea-kinds/kinds-of-claims.json' with { type: 'json' }
import { ideaSetFiles } from './idea-kinds/index.ts'

/** What an idea is about, as wide as a set of texts can be that stands under any idea of its kind. */
export type IdeaKind = keyof typeof kindsOfClaims
/** The claims of each kind, and the words by which an idea of it is told. */
export const kindsOf = kindsOfClaims
export const ideaKinds = Object.keys(kindsOfClaims) as IdeaKind[]

const text = z.string().check(z.minLength(2))
const texts = z.array(text)
const toTheYounger = z.strictObject({ say: text, ask: text })
/** What a teens' book says around an idea of which only the kind is known, or not even that: {passage} stands for the sermon's. */
export const ideaSet = z.strictObject({
  opening: text,
  closing: text,
  ofPassage: texts,
  ofIdea: texts,
  doubt: text,
  week: texts,
  prayer: text,
  /** To learn where the passage has no verse that stands alone. */
  verse: z.optional(z.strictObject({ osis: text, clause: text, help: text })),
  /** What the leader may say to the younger ages at the end, whose book tells the passage’s usual story. */
  children: z.optional(toTheYounger),
  'young-kids': z.optional(toTheYounger),
})
export type IdeaSet = z.output<typeof ideaSet>
export const ideaSetFile = z.strictObject({ kind: z.enum(['any', ...ideaKinds]), sets: z.array(ideaSet).check(z.minLength(2)) })

const setsByKind = new Map(ideaSetFiles.map((one) => z.parse(ideaSetFile, one)).map(({ kind, sets }) => [kind, printed(sets)]))
/** The sets of a kind; those for every idea where the kind is unknown, or has none yet. */
export const setsOf = (kind: IdeaKind | undefined): IdeaSet[] => (kind && setsByKind.get(kind)) ?? setsByKind.get('any') ?? []

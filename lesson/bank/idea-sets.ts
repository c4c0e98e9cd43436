import * as z from 'zod/mini'
import { printed } from './bank.ts'
import { song } from './claim-shapes.ts'
import kindsOfClaims from './idea-kinds/kinds-of-claims.json' with { type: 'json' }
import { ideaSetFiles } from './idea-kinds/index.ts'

/** What an idea is about, as wide as a set of texts can be that stands under any idea of its kind. */
export type IdeaKind = keyof typeof kindsOfClaims
/** The claims of each kind, and the words by which an idea of it is told. */
export const kindsOf = kindsOfClaims
export const ideaKinds = Object.keys(kindsOfClaims) as IdeaKind[]

const text = z.string().check(z.minLength(2))
const texts = z.array(text)
/** What the leader may say and ask at the end of a younger book, and what the book asks of the child's own life. */
const toTheYounger = { say: text, ask: text, questions: texts }
/** What a book says around an idea of which only the kind is known, or not even that: {passage} stands for the sermon's. */
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
  children: z.strictObject({ ...toTheYounger, week: texts, prayer: text }),
  'young-kids': z.strictObject({ ...toTheYounger, tonight: text, prayer: text, song }),
})
export type IdeaSet = z.output<typeof ideaSet>
export const ideaSetFile = z.strictObject({ kind: z.enum(['any', ...ideaKinds]), sets: z.array(ideaSet).check(z.minLength(2)) })

const setsByKind = new Map(ideaSetFiles.map((one) => z.parse(ideaSetFile, one)).map(({ kind, sets }) => [kind, printed(sets)]))
/** The sets of a kind; those for every idea where the kind is unknown, or has none yet. */
export const setsOf = (kind: IdeaKind | undefined): IdeaSet[] => (kind && setsByKind.get(kind)) ?? setsByKind.get('any') ?? []

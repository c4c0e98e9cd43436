import body from './body.json' with { type: 'json' }
import people from './people.json' with { type: 'json' }
import places from './places.json' with { type: 'json' }
import soul from './soul.json' with { type: 'json' }
import things from './things.json' with { type: 'json' }

/** A kind of danger as data: what it is, where it is looked for, and the words that make it. */
export type HazardData = {
  id: string
  says: string
  /** `do`: only where somebody is asked to do something; `all`: wherever it is said. */
  where: string
  /** Words that speak of it: from six years on a safety line that has one and says who keeps the children from it mends it. */
  mended?: string
  /** Its things stand in many stories: what is only played, made of paper or told of is none. */
  played?: boolean
  /** What a grown-up does with its things, or puts away, is none. */
  guarded?: boolean
  /** `stays`: "do not" is part of the danger. */
  negation?: string
  rules: string[]
}
export const hazardFiles: HazardData[][] = [body, places, things, people, soul]
/** What is heard by learned weights and by no rule: nobody can say what it is. */
export const unnamed = {
  id: 'unnamed',
  says: 'this may hurt somebody as it stands: read it again, and change it or say that it is fine',
}
const saying = new Map([...hazardFiles.flat(), unnamed].map(({ id, says }) => [id, says]))
/** What a kind of danger is, in words. */
export const hazardSays = (id: string): string => saying.get(id) ?? ''

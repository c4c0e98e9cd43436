import body from './body.json' with { type: 'json' }
import people from './people.json' with { type: 'json' }
import places from './places.json' with { type: 'json' }
import soul from './soul.json' with { type: 'json' }
import things from './things.json' with { type: 'json' }

/** For each hazard what must be held and what must not. "3-5: " before a line is the age; the others are for children. */
export const examples: Record<string, { held: string[]; harmless: string[] }> = { ...body, ...people, ...places, ...soul, ...things }

import { C, hair, type PaperName, skin } from '../palette.ts'
import data from './people.json' with { type: 'json' }

export interface Person {
  name: string
  /** Words by which the World English Bible calls them: whoever is drawn is in the passage. */
  called: readonly string[]
  age: 'child' | 'youth' | 'adult' | 'old'
  skin: keyof typeof skin
  hair: 'short' | 'curly' | 'long' | 'bald' | 'wavy' | 'bob' | 'braids'
  hairColour: keyof typeof hair
  face?: 'egg' | 'round' | 'long' | 'square'
  nose?: 'small' | 'long' | 'round'
  beard?: 'short' | 'full' | 'long'
  tunic: PaperName
  trim?: PaperName
  sash?: PaperName
  mantle?: PaperName
  /** A broad collar, as at the court of Egypt and on priests. */
  collar?: PaperName
  /** Bands across the tunic: the coat of Joseph. */
  stripes?: readonly PaperName[]
  cover?: 'scarf' | 'kerchief' | 'turban' | 'crown' | 'tiara' | 'helmet' | 'band' | 'pharaoh'
  coverColour?: PaperName
  sleeves?: 'long' | 'short'
  /** Knee-length tunic. */
  short?: boolean
  broad?: number
  patches?: boolean
  wings?: boolean
  bare?: boolean
  armour?: boolean
}
export type Who = keyof typeof data
export const people = data as unknown as Readonly<Record<Who, Person>>
export const isWho = (name: string): name is Who => Object.hasOwn(data, name)

/** The papers of somebody, looked up once. */
export const skinOf = (who: Person): string => skin[who.skin]
export const hairOf = (who: Person): string => hair[who.hairColour]
export const paperOf = (name: PaperName | undefined, otherwise: string): string => (name ? C[name] : otherwise)

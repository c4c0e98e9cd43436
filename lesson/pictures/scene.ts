// A scene is data: one moment of a story. From it come cut paper, line art, covers, cards and mazes.
import type { Actor } from './people/actor.ts'
import type { Place } from './places/places.ts'
import type { Time } from './places/sky.ts'
import type { PropName } from './props/props.ts'

export interface Thing {
  what: PropName
  at: readonly [number, number]
  size?: number
  turn?: number
  flip?: boolean
  z?: number
}
export interface Scene {
  /** Of its own in the whole Bible: "lost-son-hug". */
  id: string
  /** The verse or verses that it shows, as an OSIS reference inside the story's span. */
  moment: string
  /** One sentence in the words of a four-year-old, printed beside it. */
  sentence: string
  /** What somebody hears who cannot see it. */
  alt: string
  /** Words for big letters, verbatim from the moment, at most 34 letters. */
  verse: string
  place: Place
  time: Time
  /** The name of the person or thing that the eye finds first and that makes this story unlike any other. */
  focal: string
  /** What happens, in a word. */
  action: string
  cast: readonly Actor[]
  things?: readonly Thing[]
  maze?: { title: string; start: string; goal: string }
}
/** The pictures of one story. The first scene is its cover; shown together, they follow their moments. */
export interface PicturedStory {
  title: string
  /** The passage; that of lesson/bank/stories where the story is there. */
  span: string
  parallels?: readonly string[]
  scenes: readonly Scene[]
}

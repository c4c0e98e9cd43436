// What a scene file may hold. Types of data come from scene.ts; this tells a writer what is wrong, in words.
import * as z from 'zod/mini'
import { fingers, layers, parts } from './people/actor.ts'
import { feelings } from './people/face.ts'
import { gestures, stances } from './people/gestures.ts'
import { views } from './people/head.ts'
import { people } from './people/person.ts'
import { poses } from './people/poses.ts'
import { places } from './places/places.ts'
import { times } from './places/sky.ts'
import { props } from './props/props.ts'

const keys = <T extends object>(of: T): [string, ...string[]] => Object.keys(of) as [string, ...string[]]
const text = z.string().check(z.minLength(2))
const point = z.tuple([z.number(), z.number()])
const prop = z.enum(keys(props))
const held = z.strictObject({
  what: prop,
  at: z.optional(point),
  size: z.optional(z.number()),
  turn: z.optional(z.number()),
  flip: z.optional(z.boolean()),
})
const hand = z.strictObject({
  do: z.optional(z.enum([...keys(gestures), ...stances])),
  to: z.optional(point),
  touch: z.optional(z.tuple([text, z.enum(parts)])),
  holds: z.optional(z.union([prop, held])),
  layer: z.optional(z.enum(layers)),
  fingers: z.optional(z.enum(fingers)),
  aim: z.optional(z.number()),
  elbow: z.optional(z.literal([1, -1])),
})
const actor = z.strictObject({
  who: z.enum(keys(people)),
  as: z.optional(text),
  called: z.optional(text),
  pose: z.enum(keys(poses)),
  at: point,
  size: z.optional(z.number()),
  facing: z.optional(z.enum(['left', 'right'])),
  view: z.optional(z.enum(views)),
  turn: z.optional(z.number()),
  look: z.optional(z.number()),
  tilt: z.optional(z.number()),
  feeling: z.optional(z.enum(feelings)),
  near: z.optional(hand),
  far: z.optional(hand),
  z: z.optional(z.number()),
})
const thing = z.strictObject({
  what: prop,
  at: point,
  size: z.optional(z.number()),
  turn: z.optional(z.number()),
  flip: z.optional(z.boolean()),
  z: z.optional(z.number()),
})
const scene = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)+$/)),
  moment: text,
  sentence: text,
  alt: text,
  verse: text,
  place: z.enum(keys(places)),
  time: z.enum(times),
  focal: text,
  action: text,
  cast: z.array(actor),
  things: z.optional(z.array(thing)),
  maze: z.optional(z.strictObject({ title: text, start: text, goal: text })),
})
const story = z.strictObject({
  title: text,
  span: text,
  parallels: z.optional(z.array(text)),
  scenes: z.array(scene).check(z.minLength(1)),
})

/** What is wrong with the shape of a file of scenes: names that do not exist, fields that are missing. */
export function shapeFaults(file: unknown): string[] {
  const parsed = z.safeParse(z.array(story), file)
  if (parsed.success) return []
  return parsed.error.issues.map((issue) => {
    const [index, , at] = issue.path
    const told = (file as { title?: string; scenes?: { id?: string }[] }[])[Number(index)]
    const name = told?.scenes?.[Number(at)]?.id ?? told?.title ?? `story ${String(index)}`
    return `${name}: ${issue.path.slice(1).join('.')}: ${issue.message.slice(0, 160)}`
  })
}

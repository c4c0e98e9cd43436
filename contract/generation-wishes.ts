import * as z from 'zod/mini'

/** The bundled translations, both in the public domain, and how they are named beside a verse. */
export const translationNames = { WEB: 'World English Bible', KJV: 'King James Version' } as const
export type Translation = keyof typeof translationNames
export const classMinutes = [30, 45, 60] as const

const wishes = { translation: z.enum(Object.keys(translationNames) as Translation[]), minutes: z.literal(classMinutes) }
/** What a leader may ask of a generation besides the sermon: which Bible is quoted, and how long the class is. */
export const generationWishes = {
  translation: z._default(wishes.translation, 'WEB'),
  minutes: z._default(wishes.minutes, 45),
}
/** The same where what is not asked for is as it is in the person's own class. */
export const wishesOfClass = { translation: z.optional(wishes.translation), minutes: z.optional(wishes.minutes) }

import * as z from 'zod/mini'

/** The bundled translations, both in the public domain, and how they are named beside a verse. */
export const translationNames = { WEB: 'World English Bible', KJV: 'King James Version' } as const
export type Translation = keyof typeof translationNames
export const classMinutes = [30, 45, 60] as const

/** What a leader may ask of a generation besides the sermon: which Bible is quoted, and how long the class is. */
export const generationWishes = {
  translation: z._default(z.enum(Object.keys(translationNames) as Translation[]), 'WEB'),
  minutes: z._default(z.literal(classMinutes), 45),
}

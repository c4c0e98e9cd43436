import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { rates } from '#contract/limits.ts'

/** What this installation can do with money and mail: a page offers nothing that would not arrive. */
export const installation = z.object({
  /** rehearsed: no card is charged; off: nothing can be bought here. */
  payments: z.enum(['on', 'rehearsed', 'off']),
  /** kept: mails are files on the server, and whoever runs it reads them there. */
  mail: z.enum(['on', 'kept']),
  /** Where people write for help; '' where nobody named an address. */
  supportEmail: z.string(),
})
export type Installation = z.output<typeof installation>
export const readInstallation = endpoint({
  method: 'GET',
  path: '/api/installation',
  access: 'anyone',
  summary: 'Whether things can be bought and mails arrive here, and where to write for help',
  reply: installation,
})

export const contactSubjects = ['general', 'support', 'billing', 'partnership', 'referral', 'feature'] as const
export type ContactSubject = (typeof contactSubjects)[number]
export const contactForm = z.strictObject({
  name: z.string('Required').check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(120)),
  email: z.string('Required').check(z.trim(), z.email('Invalid email address'), z.maxLength(254)),
  church: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  subject: z._default(z.union([z.enum(contactSubjects), z.literal('')]), ''),
  message: z.string('Required').check(z.trim(), z.minLength(1, 'Message is required'), z.maxLength(5000)),
})
export const contact = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'anyone',
  summary: 'Write to the people behind this installation; a copy goes to the sender',
  body: contactForm,
  reply: z.object({ id: z.string() }),
  created: true,
  limit: rates.contact,
})

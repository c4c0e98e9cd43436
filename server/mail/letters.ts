import { PRODUCT } from '#contract/product.ts'
import { longDate } from '#lesson/words/long-date.ts'
import type { Letter } from './compose-mail.ts'

/** Every mail that Storyfold sends, in the words that a person reads. `at` is the address of this installation. */
const yours = `You are getting this email because you have an account with ${PRODUCT}.`
const day = (date: Date) => longDate(date.toISOString())
const hello = (name: string) => (name ? `Hello ${name},` : 'Hello,')

type Handed = {
  by: string
  church: string
  title: string
  room: string
  day: string
  note: string
  until: string
  at: string
  pack: string
}
/** Why somebody without an account gets a mail. */
const handedBy = ({ by, church }: Handed) => `${by}${church ? ` of ${church}` : ''} sent you this from ${PRODUCT}. You need no account.`

export const letters = {
  volunteerLink: (one: Handed): Letter => ({
    subject: `For Sunday: ${one.title}`,
    heading: one.title,
    lines: [
      `${one.by} is asking you to teach${one.room ? ` the ${one.room.toLowerCase()}` : ''}${one.day ? ` on ${one.day}` : ''}. Everything is on one page: what you need, what to say and do step by step, and the sheets to print.`,
      ...(one.note ? [{ word: one.note }] : []),
      `The link works until ${one.until}. Open it once on the phone you will bring: after that, it works in the room without internet.`,
    ],
    button: { label: 'See the lesson', address: one.at },
    also: {
      label: one.room ? 'Everything to print, as one PDF' : 'The Sunday pack with everything for the three rooms, as one ZIP',
      address: one.pack,
    },
    reason: handedBy(one),
  }),
  familyLink: (one: Handed): Letter => ({
    subject: `This Sunday: ${one.title}`,
    heading: 'For the week at home',
    lines: [
      `What teens, children and young kids heard${one.day ? ` on ${one.day}` : ' on Sunday'}: one sentence, one verse, one question and one thing to do tonight for each age.`,
      ...(one.note ? [{ word: one.note }] : []),
    ],
    button: { label: 'See the page', address: one.at },
    also: { label: 'The same as one sheet to print', address: one.pack },
    reason: handedBy(one),
  }),
  welcome: ({ name, at, ends, source }: { name: string; at: string; ends: Date | null; source: string }): Letter => ({
    subject: `Welcome to ${PRODUCT}`,
    heading: 'One sermon, three books',
    lines: [
      hello(name),
      ends === null
        ? 'You have lifetime access to all features.'
        : source === 'gift'
          ? `Your gift gives you access to all features until ${day(ends)}.`
          : `Your free trial runs until ${day(ends)}. No card is needed, and what you make stays yours to read and print.`,
      'Begin with last Sunday’s sermon: drop the file on the page, and three lesson books are written from it.',
    ],
    button: { label: 'Make the first lesson', address: at },
    reason: yours,
  }),
  trialEnding: ({ name, ends, at }: { name: string; ends: Date; at: string }): Letter => ({
    subject: 'Your trial ends tomorrow',
    heading: 'Your trial ends tomorrow',
    lines: [
      hello(name),
      `Your free trial ends on ${day(ends)}. Everything you made stays yours to read, print and share; a plan lets you keep making lessons.`,
    ],
    button: { label: 'See the plans', address: `${at}/settings#subscription` },
    reason: `${yours} You can turn these emails off under Settings, Notifications.`,
  }),
  trialEnded: ({ name, at }: { name: string; at: string }): Letter => ({
    subject: 'Your trial has ended',
    heading: 'Your trial has ended',
    lines: [
      hello(name),
      'Your free trial has ended. Nothing was deleted: your library is there to read, print and share. With a plan you can make new lessons again.',
    ],
    button: { label: 'See the plans', address: `${at}/settings#subscription` },
    reason: `${yours} You can turn these emails off under Settings, Notifications.`,
  }),
  sermonReminder: ({ name, at }: { name: string; at: string }): Letter => ({
    subject: 'Sunday is near',
    heading: 'Sunday is near',
    lines: [
      hello(name),
      'There is no lesson for this Sunday yet. With the sermon at hand it takes a few minutes: three books, a leader’s sheet and the list of supplies.',
    ],
    button: { label: 'Make the lesson', address: at },
    reason: `${yours} It comes on Fridays when there is no lesson for that Sunday; you can turn it off under Settings, Notifications.`,
  }),
  systemAlert: ({ name, subject, text }: { name: string; subject: string; text: string }): Letter => ({
    subject,
    heading: subject,
    lines: [hello(name), text],
    reason: `${yours} You can turn these emails off under Settings, Notifications.`,
  }),
  liked: ({ name, title, at }: { name: string; title: string; at: string }): Letter => ({
    subject: 'Someone likes your lesson',
    heading: 'Someone likes your lesson',
    lines: [hello(name), `Someone likes a lesson you shared: “${title}”.`],
    button: { label: 'See the community', address: `${at}/community` },
    reason: `${yours} It comes at most once a day; you can switch it off under Settings, Notifications.`,
  }),
  report: (given: { id: string; title: string; reason: string; message: string; hidden: boolean; at: string }): Letter => ({
    subject: `Reported lesson: ${given.title}`,
    heading: 'A shared lesson was reported',
    lines: [
      `Lesson: ${given.title}`,
      `Reason: ${given.reason}`,
      ...(given.message ? [`What was said: ${given.message}`] : []),
      given.hidden ? 'Several people reported it, so it is hidden now.' : 'It is still shown.',
      `To show it again and forget the reports: npm run community -- keep ${given.id}. To take it away: npm run community -- remove ${given.id}.`,
    ],
    button: { label: 'Look at the lesson', address: `${given.at}/community/${given.id}` },
    reason: 'You are getting this email because this is the support address of this installation.',
  }),
  passwordReset: ({ name, link }: { name: string; link: string }): Letter => ({
    subject: 'Set a new password',
    heading: 'Set a new password',
    lines: [
      hello(name),
      'Somebody asked for a new password for this account. The link below works once, for an hour.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
    button: { label: 'Choose a new password', address: link },
    reason: yours,
  }),
  passwordChanged: ({ name, at }: { name: string; at: string }): Letter => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    lines: [
      hello(name),
      'The password of your account was changed just now, and every other device was signed out.',
      'If it was not you, set a new password at once with “Forgot password?” on the login page.',
    ],
    button: { label: 'Open the login page', address: `${at}/auth` },
    reason: yours,
  }),
  gift: (given: { recipientName: string; senderName: string; message: string; months: number; code: string; at: string }): Letter => ({
    subject: `${given.senderName} gave you a gift of ${PRODUCT}`,
    heading: `A gift from ${given.senderName}`,
    lines: [
      hello(given.recipientName),
      `${given.senderName} gave you ${given.months === 12 ? 'one year' : 'one month'} of ${PRODUCT}: three lesson books from every sermon, for teens, children and young kids.`,
      ...(given.message ? [{ word: given.message }] : []),
      'Your code:',
    ],
    code: given.code,
    button: { label: 'Use the code', address: `${given.at}/auth?tab=register` },
    reason: `Type the code when you register, or under Settings, Subscription if you already have an account. ${given.senderName} gave us your address for this gift; we will not send you any other email.`,
  }),
  giftReceipt: (given: { recipientName: string; recipientEmail: string; amount: number }): Letter => ({
    subject: 'Your gift is on its way',
    heading: 'Your gift is on its way',
    lines: [
      `Thank you. The code for ${given.recipientName} was mailed to ${given.recipientEmail}.`,
      `You paid $${given.amount.toFixed(2)}.`,
    ],
    reason: `You are getting this email because you bought a gift of ${PRODUCT}.`,
  }),
  giftRefunded: (given: { recipientName: string; amount: number }): Letter => ({
    subject: 'Your gift was refunded',
    heading: 'Your gift was refunded',
    lines: [
      `The $${given.amount.toFixed(2)} you paid for the gift to ${given.recipientName} was refunded.`,
      'Its code no longer works, and what it gave has ended.',
    ],
    reason: `You are getting this email because you bought a gift of ${PRODUCT}.`,
  }),
  paymentReceived: ({ name, amount, at }: { name: string; amount: number; at: string }): Letter => ({
    subject: 'Your payment was received',
    heading: 'Thank you',
    lines: [hello(name), `Your payment of $${amount.toFixed(2)} was received. The invoice is under Settings, Subscription.`],
    button: { label: 'See the invoice', address: `${at}/settings#subscription` },
    reason: yours,
  }),
  paymentFailed: ({ name, amount, at }: { name: string; amount: number; at: string }): Letter => ({
    subject: 'Your payment did not go through',
    heading: 'Your payment did not go through',
    lines: [
      hello(name),
      `The payment of $${amount.toFixed(2)} for your plan was refused. Everything keeps working for a week; we will try the payment again in the meantime.`,
      'Please check your card.',
    ],
    button: { label: 'Check the card', address: `${at}/settings#subscription` },
    reason: yours,
  }),
  subscriptionCancelled: ({ name, until, at }: { name: string; until: Date; at: string }): Letter => ({
    subject: 'Your plan will end',
    heading: 'Your plan will end',
    lines: [
      hello(name),
      `You canceled your plan. You have access to all features until ${day(until)}; after that, what you made stays readable.`,
      'Until then you can change your mind with one click.',
    ],
    button: { label: 'Keep the plan', address: `${at}/settings#subscription` },
    reason: yours,
  }),
  contact: (form: { name: string; email: string; church: string; subject: string; message: string }): Letter => ({
    subject: `${form.subject || 'general'}: a message from ${form.name}`,
    heading: `A message from ${form.name}`,
    lines: [`${form.email}${form.church ? `, ${form.church}` : ''}`, `Subject: ${form.subject || 'none'}`, ...form.message.split(/\n+/)],
    reason: 'This message came through the contact form. If you reply, your reply goes to the sender.',
  }),
  contactCopy: (form: { name: string; message: string }): Letter => ({
    subject: 'Your message reached us',
    heading: 'Your message reached us',
    lines: [hello(form.name), 'We will get back to you within 24 hours. This is what you wrote:', ...form.message.split(/\n+/)],
    reason: `You are getting this email because you wrote to ${PRODUCT}.`,
  }),
  contactReceived: (): Letter => ({
    subject: 'A message reached us',
    heading: 'A message reached us',
    lines: [
      'We got a message that gave this address for our reply, and we will reply within 24 hours. If you did not write to us, you do not need to do anything.',
    ],
    reason: `You are getting this email because somebody wrote to ${PRODUCT} and gave this address.`,
  }),
  accountDeleted: (): Letter => ({
    subject: 'Your account was deleted',
    heading: 'Your account was deleted',
    lines: [
      'Your account and everything in it were deleted: sermons, books, narrations, pictures and settings. Nothing was kept.',
      'Thank you for teaching with us.',
    ],
    reason: `You had an account at ${PRODUCT}; this is the last email we will send to this address.`,
  }),
}

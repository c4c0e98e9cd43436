import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { bioLength, password, profilePicture, rates } from '#contract/limits.ts'

const email = z.string('Required').check(z.trim(), z.email('Invalid email address'), z.maxLength(254))
export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  profileImageUrl: z.nullable(z.string()),
  churchName: z.string(),
  churchSize: z.string(),
  denomination: z.string(),
  role: z.string(),
  bio: z.string(),
})
/** `ended`: a trial that ran out and was never followed by a plan; `canceled`: there was a plan, or a gift, and it is over. */
export const planStatuses = ['active', 'trialing', 'ended', 'canceled', 'past_due'] as const
export const subscription = z.object({
  status: z.enum(planStatuses),
  plan: z.enum(['trial', 'pro', 'lifetime']),
  subscriptionSource: z.nullable(z.string()),
  trialEndsAt: z.nullable(z.iso.datetime()),
  currentPeriodEnd: z.nullable(z.iso.datetime()),
})
export type User = z.output<typeof user>
export type Subscription = z.output<typeof subscription>

export const roles = ['senior_pastor', 'youth_pastor', 'childrens_director', 'volunteer', 'other'] as const
export const churchSizes = ['small', 'medium', 'large', 'mega'] as const
export const themes = ['light', 'dark', 'system'] as const
export const accents = ['purple', 'blue', 'green', 'orange'] as const
export const notifications = z.strictObject({
  email_updates: z.boolean(),
  sermon_reminders: z.boolean(),
  community_activity: z.boolean(),
  system_alerts: z.boolean(),
})
export type Notifications = z.output<typeof notifications>
export const appearance = z.strictObject({ theme: z.enum(themes), accent: z.enum(accents) })
export type Appearance = z.output<typeof appearance>

const session = z.object({ token: z.string(), user, subscription })
export const loginForm = z.strictObject({
  email,
  password: z.string('Required').check(z.minLength(1, 'Required'), z.maxLength(password.max)),
})
export const registerForm = z.strictObject({
  email,
  password: z
    .string('Required')
    .check(
      z.minLength(password.minAtRegistration, `Password must be at least ${password.minAtRegistration} characters`),
      z.maxLength(password.max),
    ),
  name: z._default(z.string().check(z.trim(), z.maxLength(120)), ''),
  couponCode: z._default(z.string().check(z.trim(), z.maxLength(120)), ''),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  summary: 'Log in',
  body: loginForm,
  reply: session,
  limit: rates.login,
})
export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'anyone',
  summary: 'Make an account; a lifetime code gives pro, else a trial starts',
  body: registerForm,
  reply: session,
  limit: rates.register,
})
export const logout = endpoint({ method: 'POST', path: '/api/auth/logout', access: 'user', summary: 'End this session', reply: 'nothing' })
export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'user',
  summary: 'The logged-in person',
  reply: z.object({ user, subscription, notifications, appearance, appearanceChosen: z.boolean() }),
})
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/user/profile-picture',
  access: 'user',
  summary: 'Store a profile picture: JPEG, PNG or WebP by content, made square',
  file: { field: 'picture', maxBytes: profilePicture.maxBytes, tooLarge: 'pictures.too_large' },
  reply: z.object({ profileImageUrl: z.string() }),
  limit: rates.picture,
})
export const readPicture = endpoint({
  method: 'GET',
  path: '/api/pictures/:name',
  access: 'anyone',
  summary: 'A profile picture by its unguessable name',
  reply: 'file',
})

const newPassword = z
  .string('Required')
  .check(z.minLength(password.minAtChange, `Password must be at least ${password.minAtChange} characters`), z.maxLength(password.max))
export const profileForm = z.strictObject({
  name: z.string('Required').check(z.trim(), z.minLength(2, 'Name must be at least 2 characters'), z.maxLength(120)),
  /** Shown in the form and never changed by it. */
  email: z.optional(z.string().check(z.email('Invalid email address'))),
  churchName: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  churchSize: z._default(z.union([z.enum(churchSizes), z.literal('')]), ''),
  denomination: z._default(z.string().check(z.trim(), z.maxLength(120)), ''),
  role: z._default(z.union([z.enum(roles), z.literal('')]), ''),
  bio: z._default(z.string().check(z.trim(), z.maxLength(bioLength, `Bio must be less than ${bioLength} characters`)), ''),
})
export const passwordForm = z
  .strictObject({
    currentPassword: z.string('Required').check(z.minLength(1, 'Current password is required'), z.maxLength(password.max)),
    newPassword,
    confirmPassword: z.optional(z.string()),
  })
  .check(
    z.refine((form) => form.confirmPassword === undefined || form.confirmPassword === form.newPassword, {
      path: ['confirmPassword'],
      message: "Passwords don't match",
    }),
  )

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/user/profile',
  access: 'user',
  summary: 'Change name, church, role and bio; the email stays',
  body: profileForm,
  reply: user,
})
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/user/password',
  access: 'user',
  summary: 'Change the password; every other session ends',
  body: passwordForm,
  reply: 'nothing',
  limit: rates.password,
})
export const saveNotifications = endpoint({
  method: 'PUT',
  path: '/api/user/notifications',
  access: 'user',
  summary: 'Choose which mails come',
  body: notifications,
  reply: notifications,
})
export const saveAppearance = endpoint({
  method: 'PUT',
  path: '/api/user/appearance',
  access: 'user',
  summary: 'Choose theme and accent color',
  body: appearance,
  reply: appearance,
})
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'anyone',
  summary: 'Mail a link that sets a new password; the same answer for an unknown address',
  body: z.strictObject({ email }),
  reply: 'nothing',
  limit: rates.resetAddress,
})
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'anyone',
  summary: 'Set a new password with the token of a mailed link, once; every session ends',
  body: z.strictObject({ token: z.string('Required').check(z.minLength(1), z.maxLength(200)), password: newPassword }),
  reply: 'nothing',
  limit: rates.login,
})
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'user',
  summary: 'Where this person is signed in',
  reply: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      address: z.string(),
      createdAt: z.iso.datetime(),
      seenAt: z.iso.datetime(),
      current: z.boolean(),
    }),
  ),
})
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'user',
  summary: 'Sign one device out',
  reply: 'nothing',
})
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/user/export',
  access: 'user',
  summary: 'Everything of this account as one ZIP',
  reply: 'file',
  limit: rates.export,
})
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/user',
  access: 'user',
  summary: 'Delete the account and everything in it, for whoever knows its password',
  body: z.strictObject({ password: z.string('Required').check(z.minLength(1, 'Required'), z.maxLength(password.max)) }),
  limit: rates.password,
  reply: 'nothing',
})

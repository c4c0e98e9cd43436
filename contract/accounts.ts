import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { password, profilePicture, rates } from '#contract/limits.ts'

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
export const subscription = z.object({
  status: z.enum(['active', 'trialing', 'canceled', 'past_due']),
  plan: z.enum(['trial', 'pro', 'lifetime']),
  subscriptionSource: z.nullable(z.string()),
  trialEndsAt: z.nullable(z.iso.datetime()),
  currentPeriodEnd: z.nullable(z.iso.datetime()),
})
export type User = z.output<typeof user>
export type Subscription = z.output<typeof subscription>

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
  reply: z.object({ user, subscription }),
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

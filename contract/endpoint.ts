import type * as z from 'zod/mini'
import type { ErrorCode } from '#contract/errors.ts'
import type { RateLimit } from '#contract/limits.ts'

/** ':id' and friends, read out of the path at the type level. */
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
export type Params<E extends Endpoint> = { [Name in ParamNames<E['path']>]: string }

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  /** anyone; user: a session; subscriber: a session whose trial or plan runs (else 402) */
  access: 'anyone' | 'user' | 'subscriber'
  /** One line for the API document. */
  summary: string
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** A multipart upload instead of JSON; with `orBody` either of the two. */
  file?: { field: string; maxBytes: number; tooLarge: ErrorCode; orBody?: boolean }
  /** JSON of this shape; `undefined` for 204; 'file' for bytes that the handler writes itself. */
  reply: z.ZodMiniType | 'nothing' | 'file'
  /** The same call may be asked to stream server-sent events with Accept: text/event-stream. */
  streams?: boolean
  /** Answers 201 instead of 200: something came to be. */
  created?: boolean
  limit?: RateLimit
}
type Out<S, Else> = S extends z.ZodMiniType ? z.output<S> : Else
type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined
export type Body<E extends Endpoint> = Out<E['body'], undefined>
export type BodyInput<E extends Endpoint> = In<E['body']>
export type Query<E extends Endpoint> = Out<E['query'], undefined>
export type Reply<E extends Endpoint> = Out<E['reply'], undefined>

export const endpoint = <const E extends Endpoint>(line: E): E => line

/** The address of a call with its parameters put in: ('/api/books/:id', { id }) -> '/api/books/7'. */
export function addressOf<E extends Endpoint>(line: E, params?: Params<E>): string {
  return line.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, string> | undefined)?.[name] ?? '')),
  )
}

import * as z from 'zod/mini'
import { calls } from '#contract/calls.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { PRODUCT } from '#contract/product.ts'

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** OpenAPI 3.1 of every call, made from the endpoint table. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, line] of Object.entries(calls) as [string, Endpoint][]) {
    const path = line.path.replace(/:(\w+)/g, '{$1}')
    ;(paths[path] ??= {})[line.method.toLowerCase()] = operation(name, line)
  }
  const error = {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { type: 'string' },
      message: { type: 'string' },
      requestId: { type: 'string', description: 'The number under which the log of the server has this call.' },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
      conflicts: {
        type: 'array',
        description: 'With library.section_changed: what now stands at each place that was to be changed.',
        items: {
          type: 'object',
          properties: { section: { type: 'string' }, path: { type: 'string' }, value: {}, by: { type: 'string' }, at: { type: 'string' } },
        },
      },
      revision: { type: 'integer', description: 'With library.section_changed: the book’s revision now.' },
      subscribe: { type: 'string', description: 'With 402: the address where a plan is chosen.' },
      retryAfter: { type: 'integer', description: 'With 429: seconds until the next try is of use.' },
    },
  }
  return {
    openapi: '3.1.0',
    info: { title: PRODUCT, version: '1' },
    paths,
    components: { schemas: { Error: error }, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

function operation(operationId: string, line: Endpoint): object {
  const inPath = [...line.path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
  const query = line.query ? (schemaOf(line.query, 'input') as { properties?: Record<string, object> }) : {}
  const inQuery = Object.entries(query.properties ?? {}).map(([name, schema]) => ({ name, in: 'query', schema }))
  const upload = line.file && {
    'multipart/form-data': {
      schema: { type: 'object', required: [line.file.field], properties: { [line.file.field]: { type: 'string', format: 'binary' } } },
    },
  }
  const json = line.body && { 'application/json': { schema: schemaOf(line.body, 'input') } }
  const content = upload && json ? { ...upload, ...json } : (upload ?? json)
  return {
    operationId,
    summary: line.summary,
    ...(line.access === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    ...(inPath.length + inQuery.length ? { parameters: [...inPath, ...inQuery] } : {}),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      ...success(line),
      default: { description: 'An error', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    },
  }
}

function success(line: Endpoint): object {
  if (line.reply === 'nothing') return { 204: { description: 'Done' } }
  if (line.reply === 'file') return { 200: { description: 'The file', content: { 'application/octet-stream': {} } } }
  return {
    200: {
      description: 'The answer',
      content: { 'application/json': { schema: schemaOf(line.reply, 'output') }, ...(line.streams ? { 'text/event-stream': {} } : {}) },
    },
  }
}

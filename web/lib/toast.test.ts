import { expect, test } from 'vitest'
import { CallError } from './call.ts'
import { sentenceOf } from './toast.ts'

const otherwise = 'Failed to upload file'
test('the sentence of the server is shown, and the own one where it gave none', () => {
  expect(sentenceOf(new CallError(422, '{"code":"sermons.no_text","message":"No readable text was found."}'), otherwise)).toBe(
    'No readable text was found.',
  )
  for (const nothing of [
    '',
    'Internal Server Error',
    '<html><body><h1>502 Bad Gateway</h1></body></html>',
    '{"code":"server.fault","message":""}',
    '[]',
    'null',
  ])
    expect([nothing, sentenceOf(new CallError(500, nothing), otherwise)]).toEqual([nothing, otherwise])
  expect(sentenceOf('thrown', otherwise)).toBe(otherwise)
})

test('an error without a sentence names its status, and never shows the page of a proxy', () => {
  expect(new CallError(500, 'Internal Server Error').message).toBe('500: Internal Server Error')
  expect(new CallError(502, '<html><h1>Bad Gateway</h1></html>').message).toBe('502: no answer from Storyfold itself')
})

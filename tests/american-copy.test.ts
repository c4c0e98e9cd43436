import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Spellings that an American reader stumbles over. Names and words that are only looked for in sermons are not copy. */
const british =
  /\b(?:colour\w*|favour\w*|honour\w*|neighbour\w*|behaviour\w*|labour\w*|armour|judgement\w*|grey|centre[ds]?|(?:recogn|real|organ|apolog|emphas|memor|bapt|critic)ise[ds]?|whilst|licence|fulfil|skilful|travell\w+|pyjamas|mum|cosy|corridor)\b/gi
/** Words of trademarks: a church's supply list names the thing. */
const brands =
  /\b(?:band-?aids?|kleenex|legos?|play-?doh|crayolas?|sharpies?|post-its?|velcro|ziplocs?|frisbees?|jell-?o|styrofoam|popsicles?|q-tips?|scotch tape|ping-pong|nerf|oreos?|cheerios|jenga|tupperware|thermos|chapstick|duplo)\b/gi

/** What is printed: strings and text of pages without comments; of the bank everything but the patterns that are matched. */
const copy = () => [
  ...globSync('web/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')] as const),
  ...[
    'contract/errors.ts',
    'server/mail/letters.ts',
    'server/pictures/list-pictures.ts',
    'server/pictures/sheets.typ',
    'lesson/layout/who-wrote.ts',
  ].map((file) => [file, readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')] as const),
  ...globSync('lesson/bank/**/*.json')
    .filter((file) => !file.endsWith('plain-words.json'))
    .map(
      (file) =>
        [
          file,
          JSON.stringify(
            JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) => (key === 'said' || key === 'words' ? undefined : value)),
          ),
        ] as const,
    ),
]

test('all copy is spelled the American way', () => {
  expect(copy().length).toBeGreaterThan(100)
  expect(copy().flatMap(([file, text]) => (text.match(british) ?? []).map((word) => `${file}: ${word}`))).toEqual([])
})
test('no lesson and no page asks for a brand', () => {
  expect(copy().flatMap(([file, text]) => (text.match(brands) ?? []).map((word) => `${file}: ${word}`))).toEqual([])
})
test('the year of a copyright is never typed', () => {
  expect(
    copy()
      .filter(([, text]) => /©\s*20\d\d/.test(text))
      .map(([file]) => file),
  ).toEqual([])
})

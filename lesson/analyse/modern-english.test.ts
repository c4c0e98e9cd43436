import { describe, expect, test } from 'vitest'
import { archaic, modernise, standAlone } from './modern-english.ts'

describe('old English in the words of today', () => {
  test.each([
    ['He runneth, and he loveth, and he crieth.', 'He runs, and he loves, and he cries.'],
    ['Thou believest that God seeth thee.', 'You believe that God sees you.'],
    [
      'He that cometh and dwelleth, that layeth and goeth, that desireth and believeth.',
      'He that comes and dwells, that lays and goes, that desires and believes.',
    ],
    ['Canst thou hide thyself from thine own heart?', 'Can you hide yourself from your own heart?'],
    ['Art thou weary, and hast thou no rest?', 'Are you weary, and have you no rest?'],
    ['Altho he exprest it, tho opprest, every one heard.', 'Although he expressed it, though oppressed, everyone heard.'],
    ['Lift up mine eyes, ye that are possest and prest and dropt.', 'Lift up my eyes, you that are possessed and pressed and dropped.'],
    ['Whosoever shewed mercy unto his brethren.', 'Whoever showed mercy to his brothers.'],
  ])('%s', (old, today) => expect(modernise(old)).toBe(today))

  test.each([
    'Elizabeth went to Nazareth on the twentieth with Seth.',
    'His teeth were the best of the rest.',
    'The honest guest blessed the west.',
  ])('leaves alone: %s', (text) => expect(modernise(text)).toBe(text))

  test('what no rewriting mends is known', () => {
    for (const text of ['Methinks he is here.', 'Fear not.', 'Wherefore did he come?']) expect(archaic.test(text)).toBe(true)
    expect(archaic.test(modernise('He giveth power unto the faint.'))).toBe(false)
  })
})

describe('a sentence by itself', () => {
  test.each([
    ['For God loves us.', 'God loves us.'],
    ['For eighteen hundred years people have asked it.', 'For eighteen hundred years people have asked it.'],
    ['For example, he waits.', 'For example, he waits.'],
    ['II. And so God waits (v. 3)', 'God waits.'],
  ])('%s', (given, alone) => expect(standAlone(given)).toBe(alone))
})

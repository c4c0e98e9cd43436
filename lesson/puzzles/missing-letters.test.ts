import { expect, test } from 'vitest'
import { missingLetters } from './missing-letters.ts'

test('longer words lose their vowels, short ones and the first letter of each stay', () => {
  expect(missingLetters('…When he saw him, he was moved with compassion…')).toBe('…Wh_n he saw him, he was m_v_d w_th c_mp_ss__n…')
  expect(missingLetters('Every eagle')).toBe('Ev_ry e_gl_')
})

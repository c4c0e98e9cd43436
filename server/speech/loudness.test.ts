import { expect, test } from 'vitest'
import { levelled, loudnessOf } from './loudness.ts'

const rate = 24_000
const even = (samples: Float32Array) => levelled(samples, loudnessOf(samples, rate))
const tone = (hertz: number, amplitude: number, seconds = 3) =>
  Float32Array.from({ length: rate * seconds }, (_, at) => amplitude * Math.sin((2 * Math.PI * hertz * at) / rate))

test('a tone of 997 Hz at full scale measures -3.01 LUFS, as ITU-R BS.1770 says', () => {
  expect(loudnessOf(tone(997, 1), rate)).toBeCloseTo(-3.01, 1)
  expect(loudnessOf(tone(997, 0.1), rate)).toBeCloseTo(-23.01, 1)
})
test('silence between words does not make a voice count as softer', () => {
  const spoken = Float32Array.from([...tone(300, 0.2), ...new Float32Array(rate * 3), ...tone(300, 0.2)])
  expect(Math.abs(loudnessOf(spoken, rate) - loudnessOf(tone(300, 0.2), rate))).toBeLessThan(0.5)
})
test('soft and loud passages come out at one level, and nothing clips', () => {
  const levels = [0.02, 0.1, 0.6].map((amplitude) => even(tone(300, amplitude)))
  const loud = levels.map((samples) => loudnessOf(samples, rate))
  expect(Math.max(...loud) - Math.min(...loud)).toBeLessThan(0.1)
  for (const samples of levels) expect(samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)).toBeLessThan(0.9)
  expect(even(new Float32Array(100))).toEqual(new Float32Array(100))
})

type Biquad = [b0: number, b1: number, b2: number, a1: number, a2: number]

/** The two filters of ITU-R BS.1770-4, designed for a sample rate (after the analogue prototypes in libebur128). */
function kWeighting(rate: number): [Biquad, Biquad] {
  const design = (frequency: number, q: number) => {
    const k = Math.tan((Math.PI * frequency) / rate)
    const a0 = 1 + k / q + k * k
    return { k, q, a0, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
  }
  const shelf = design(1681.974450955533, 0.7071752369554196)
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const { k, q, a0 } = shelf
  const cut = design(38.13547087602444, 0.5003270373238773)
  return [
    [(high + (band * k) / q + k * k) / a0, (2 * (k * k - high)) / a0, (high - (band * k) / q + k * k) / a0, shelf.a1, shelf.a2],
    [1, -2, 1, cut.a1, cut.a2],
  ]
}

/** In its own place: a quarter of an hour of sound is 86 MB. */
function filter(samples: Float32Array, [b0, b1, b2, a1, a2]: Biquad): void {
  let [z1, z2] = [0, 0]
  for (let at = 0; at < samples.length; at++) {
    const x = samples[at] ?? 0
    const y = b0 * x + z1
    z1 = b1 * x - a1 * y + z2
    z2 = b2 * x - a2 * y
    samples[at] = y
  }
}

const lufs = (power: number) => -0.691 + 10 * Math.log10(power)

/** Integrated loudness of one channel in LUFS, with both gates of ITU-R BS.1770-4; -Infinity for silence. */
export function loudnessOf(samples: Float32Array, rate: number): number {
  const weighted = samples.slice()
  for (const one of kWeighting(rate)) filter(weighted, one)
  const block = Math.round(rate * 0.4)
  const step = Math.round(rate * 0.1)
  const powers: number[] = []
  for (let from = 0; from + block <= weighted.length || from === 0; from += step) {
    const part = weighted.subarray(from, from + block)
    if (part.length === 0) break
    let sum = 0
    for (const sample of part) sum += sample * sample
    powers.push(sum / part.length)
  }
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  const audible = powers.filter((power) => lufs(power) > -70)
  if (audible.length === 0) return Number.NEGATIVE_INFINITY
  const relative = lufs(mean(audible)) - 10
  const loud = audible.filter((power) => lufs(power) > relative)
  return lufs(mean(loud.length ? loud : audible))
}

/** What podcasts in one channel aim at, in LUFS, and the highest sample that leaves an encoder room. */
const target = -19
const ceiling = 0.89

/** The same samples, of this loudness in LUFS until now, at the level of all narrations and without a clipped peak. */
export function levelled(samples: Float32Array, loudness: number): Float32Array {
  if (!Number.isFinite(loudness)) return samples
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  const gain = Math.min(10 ** ((target - loudness) / 20), peak > 0 ? ceiling / peak : 1)
  for (let at = 0; at < samples.length; at++) samples[at] = (samples[at] ?? 0) * gain
  return samples
}

import { recording } from '#contract/limits.ts'

/** Sound of any kind that this browser can read, as a WAV of one channel; throws where it can read none. */
export async function asWav(sound: Blob): Promise<Blob> {
  // Decoding brings it to the rate of its context.
  const context = new OfflineAudioContext(1, 1, recording.rate)
  const decoded = await context.decodeAudioData(await sound.arrayBuffer())
  const channels = Array.from({ length: decoded.numberOfChannels }, (_, at) => decoded.getChannelData(at))
  const samples = Math.min(decoded.length, recording.rate * recording.maxMinutes * 60)
  const bytes = new DataView(new ArrayBuffer(44 + 2 * samples))
  head(bytes, samples)
  for (let at = 0; at < samples; at++) {
    const mixed = channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length
    bytes.setInt16(44 + 2 * at, Math.round(32_767 * Math.max(-1, Math.min(1, mixed))), true)
  }
  return new Blob([bytes], { type: 'audio/wav' })
}

/** The head of a WAV file of one channel of 16 bits. */
function head(bytes: DataView, samples: number): void {
  const words = (at: number, text: string) => [...text].forEach((letter, place) => bytes.setUint8(at + place, letter.charCodeAt(0)))
  words(0, 'RIFF')
  bytes.setUint32(4, 36 + 2 * samples, true)
  words(8, 'WAVEfmt ')
  bytes.setUint32(16, 16, true)
  bytes.setUint16(20, 1, true)
  bytes.setUint16(22, 1, true)
  bytes.setUint32(24, recording.rate, true)
  bytes.setUint32(28, 2 * recording.rate, true)
  bytes.setUint16(32, 2, true)
  bytes.setUint16(34, 16, true)
  words(36, 'data')
  bytes.setUint32(40, 2 * samples, true)
}

import { MPEGDecoder } from 'mpg123-decoder'

/** One channel of sound, samples from -1 to 1. */
export type Sound = { samples: Float32Array; rate: number }

/** Reads WAV (16-bit or float) or MP3 into one channel; throws when it is neither. */
export async function decodeAudio(bytes: Uint8Array): Promise<Sound> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WAVE') return decodeWav(file)
  return decodeMp3(bytes)
}

function decodeWav(file: Buffer): Sound {
  let [rate, channels, bits, format] = [0, 1, 16, 1]
  for (let at = 12; at + 8 <= file.length;) {
    const kind = file.toString('latin1', at, at + 4)
    // A server that streams does not know the length yet and writes the largest number there is.
    const size = Math.min(file.readUInt32LE(at + 4), file.length - at - 8)
    const from = at + 8
    if (kind === 'fmt ') {
      format = file.readUInt16LE(from)
      channels = file.readUInt16LE(from + 2)
      rate = file.readUInt32LE(from + 4)
      bits = file.readUInt16LE(from + 14)
    }
    if (kind === 'data' && rate) {
      const wide = bits / 8
      if (!((format === 1 && bits === 16) || (format === 3 && bits === 32))) throw new Error(`WAV with ${bits} bits of format ${format}`)
      const frames = Math.floor(size / (wide * channels))
      const samples = new Float32Array(frames)
      for (let frame = 0; frame < frames; frame++) {
        let sum = 0
        for (let channel = 0; channel < channels; channel++) {
          const place = from + (frame * channels + channel) * wide
          sum += format === 3 ? file.readFloatLE(place) : file.readInt16LE(place) / 32_768
        }
        samples[frame] = sum / channels
      }
      return { samples, rate }
    }
    at = from + size + (size % 2)
  }
  throw new Error('WAV without sound')
}

async function decodeMp3(bytes: Uint8Array): Promise<Sound> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    const { channelData, sampleRate, samplesDecoded } = decoder.decode(bytes)
    const [left] = channelData
    if (!left || samplesDecoded === 0) throw new Error('this is neither WAV nor MP3')
    const samples = left.map(
      (sample, at) => channelData.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channelData.length || sample,
    )
    return { samples, rate: sampleRate }
  } finally {
    decoder.free()
  }
}

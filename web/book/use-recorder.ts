import { useEffect, useRef, useState } from 'react'
import { recording } from '#contract/limits.ts'

export type Recorder = {
  state: 'ready' | 'recording' | 'paused' | 'recorded'
  /** Of what is recorded so far. */
  seconds: number
  /** How loud it is now, 0 to 1; asked as often as it is drawn. */
  level: () => number
  sound: Blob | undefined
  /** What keeps the microphone from working, and what to do. */
  failure: string
  begin: () => Promise<void>
  pause: () => void
  goOn: () => void
  end: () => void
  /** Takes a sound that was recorded elsewhere. */
  take: (sound: Blob) => void
  forget: () => void
}

const failures: Record<string, string> = {
  NotAllowedError: 'The browser is not letting this page use the microphone. Allow it next to the page address, and record again.',
  NotFoundError: 'No microphone was found. Plug one in or turn it on, and record again.',
  NotReadableError: 'Another program is using the microphone. Close it, and record again.',
}
const noMicrophone =
  'A browser can record only on a page whose address begins with https, or on the computer that runs Storyfold. Record it on your phone and choose the file here.'

/** Records with the microphone of this device, with pauses, and ends by itself when a recording can have no more. */
export function useRecorder(): Recorder {
  const [state, setState] = useState<Recorder['state']>('ready')
  const [seconds, setSeconds] = useState(0)
  const [sound, setSound] = useState<Blob>()
  const [failure, setFailure] = useState('')
  const at = useRef<{ tape: MediaRecorder; ears: AnalyserNode; close: () => void }>(undefined)
  const end = () => at.current?.tape.state !== 'inactive' && at.current?.tape.stop()

  useEffect(() => () => at.current?.close(), [])
  useEffect(() => {
    if (state !== 'recording') return
    const timer = setInterval(() => setSeconds((now) => now + 0.25), 250)
    return () => clearInterval(timer)
  }, [state])
  useEffect(() => {
    if (seconds >= recording.maxMinutes * 60) end()
  }, [seconds])

  const begin = async () => {
    setFailure('')
    if (!('mediaDevices' in navigator)) return setFailure(noMicrophone)
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: true },
      })
      const context = new AudioContext()
      const ears = context.createAnalyser()
      context.createMediaStreamSource(stream).connect(ears)
      const tape = new MediaRecorder(stream, { audioBitsPerSecond: 128_000 })
      const parts: Blob[] = []
      const close = () => {
        for (const track of stream.getTracks()) track.stop()
        void context.close().catch(() => undefined)
      }
      tape.addEventListener('dataavailable', ({ data }) => parts.push(data))
      tape.addEventListener('stop', () => {
        close()
        setSound(new Blob(parts, { type: tape.mimeType }))
        setState('recorded')
      })
      at.current = { tape, ears, close }
      setSeconds(0)
      setSound(undefined)
      tape.start(1000)
      setState('recording')
    } catch (error) {
      setFailure(
        (error instanceof DOMException && failures[error.name]) ||
          'The microphone did not start. Check that it is plugged in, and record again.',
      )
    }
  }
  return {
    state,
    seconds,
    level: () => (at.current && state === 'recording' ? loudnessNow(at.current.ears) : 0),
    sound,
    failure,
    begin,
    pause: () => (at.current?.tape.pause(), setState('paused')),
    goOn: () => (at.current?.tape.resume(), setState('recording')),
    end,
    take: (given) => (setFailure(''), setSound(given), setState('recorded')),
    forget: () => (setSound(undefined), setState('ready')),
  }
}

function loudnessNow(ears: AnalyserNode): number {
  const wave = new Float32Array(ears.fftSize)
  ears.getFloatTimeDomainData(wave)
  const power = wave.reduce((sum, one) => sum + one * one, 0) / wave.length
  // From the softest speech to as loud as it may be, as the ear hears it.
  return Math.max(0, Math.min(1, 1 + Math.log10(Math.sqrt(power) + 1e-6) / 2.2))
}

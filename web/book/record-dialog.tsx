import { clsx } from 'clsx'
import { FileAudio, Mic, Pause, Play, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { recording } from '#contract/limits.ts'
import { deleteRecording, type Narration, readBookAudio, saveRecording } from '#contract/narration.ts'
import type { PrintedBook } from '#lesson/layout/printed-book.ts'
import { spokenText } from '#lesson/layout/spoken-text.ts'
import { asWav } from '#web/lib/as-wav.ts'
import { call } from '#web/lib/call.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { readAgain, useRead } from '#web/lib/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AudioPlayer } from './audio-player.tsx'
import { type Recorder, useRecorder } from './use-recorder.ts'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** A book read aloud by whoever teaches it: its text in large letters, a microphone, and what was recorded to hear before it is kept. */
export function RecordDialog({
  bookId,
  book,
  flush,
  onChanged,
  onClose,
}: {
  bookId: string
  book: PrintedBook
  /** Saves what is still being written, so that the recording reads what the book says. */
  flush: () => Promise<boolean>
  /** What Listen plays now; undefined where the recording was deleted. */
  onChanged: (narration: Narration | undefined) => void
  onClose: () => void
}) {
  const params = { id: bookId }
  const { data: before } = useRead(readBookAudio, { params })
  const recorder = useRecorder()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [deleted, setDeleted] = useState(false)
  const unsaved = recorder.state !== 'ready'
  useWarning(unsaved)

  const keep = async () => {
    if (!recorder.sound) return
    setBusy(true)
    try {
      // What cannot be saved now keeps no recording from being kept; where the text came out another, that is said beside it.
      await flush()
      const file = new File([await wavOf(recorder.sound)], 'recording.wav', { type: 'audio/wav' })
      const kept = await call(saveRecording, { params, file })
      readAgain(readBookAudio)
      toast({ title: 'Recording kept', description: 'Listen, the volunteer’s link and the Sunday pack now play it.' })
      onChanged(kept)
      onClose()
    } catch (error) {
      toastFailure('The recording was not kept', error, 'It is still here: press “Keep it” again, or save it as a file.')
    } finally {
      setBusy(false)
    }
  }
  const remove = async () => {
    setBusy(true)
    try {
      await call(deleteRecording, { params })
      setDeleted(true)
      onChanged(undefined)
      toast({ title: 'Recording deleted' })
    } catch (error) {
      toastFailure('The recording was not deleted', error, 'Please try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      wide
      title="Record it yourself"
      onClose={() => (unsaved && !asking ? setAsking(true) : onClose())}
      actions={
        asking ? (
          <>
            <p className="mr-auto self-center font-medium">Throw this recording away?</p>
            <Button look="outline" onClick={() => setAsking(false)}>
              Go back to it
            </Button>
            <Button look="bad" onClick={onClose}>
              Throw it away
            </Button>
          </>
        ) : (
          <Buttons recorder={recorder} busy={busy} onKeep={() => void keep()} />
        )
      }
    >
      <p className="max-w-[38em] text-ink-2">
        Read it to the children in your own voice, as you would in the room. It is kept with the book and takes the place of the other
        voice.
      </p>
      {recorder.failure && (
        <p role="alert" className="mt-4 rounded-lg border border-bad bg-bad-soft px-4 py-3 text-bad">
          {recorder.failure}
        </p>
      )}
      {before?.voice === 'own' && !deleted && recorder.state === 'ready' && (
        <div className="mt-5">
          <AudioPlayer narration={before} title={book.title} />
          <Button look="link" size="link" className="mt-1" disabled={busy} onClick={() => void remove()}>
            Delete this recording
          </Button>
        </div>
      )}
      {recorder.sound && recorder.state === 'recorded' && <Heard sound={recorder.sound} />}
      {(recorder.state === 'recording' || recorder.state === 'paused') && <Meter recorder={recorder} />}
      <h3 className="mt-6 mb-3 text-lg">What is read</h3>
      <div className="max-w-[34em] space-y-4 border-l-2 border-accent-line pl-4 text-lg leading-relaxed">
        {spokenText(book).map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </div>
    </Dialog>
  )
}

function Buttons({ recorder, busy, onKeep }: { recorder: Recorder; busy: boolean; onKeep: () => void }) {
  switch (recorder.state) {
    case 'ready':
      return (
        <>
          <FileButton onFile={recorder.take} />
          <Button data-first disabled={busy} onClick={() => void recorder.begin()}>
            <Mic className="size-5" aria-hidden="true" />
            Record
          </Button>
        </>
      )
    case 'recorded':
      return (
        <>
          <Button look="outline" disabled={busy} onClick={recorder.forget}>
            Record again
          </Button>
          <Button disabled={busy} onClick={onKeep}>
            {busy && <Spinner className="size-4" />}
            {busy ? 'Keeping it' : 'Keep it'}
          </Button>
        </>
      )
    default:
      return (
        <>
          <Button look="outline" onClick={recorder.state === 'paused' ? recorder.goOn : recorder.pause}>
            {recorder.state === 'paused' ? <Play className="size-5" aria-hidden="true" /> : <Pause className="size-5" aria-hidden="true" />}
            {recorder.state === 'paused' ? 'Resume' : 'Pause'}
          </Button>
          <Button onClick={recorder.end}>
            <Square className="size-4 fill-current" aria-hidden="true" />
            Done
          </Button>
        </>
      )
  }
}

const FileButton = ({ onFile }: { onFile: (file: File) => void }) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-lg border border-line-2 bg-card px-5 font-semibold whitespace-nowrap text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent hover:border-accent hover:text-accent-text">
    <FileAudio className="size-5" aria-hidden="true" />
    Choose a sound file
    <input
      type="file"
      accept="audio/*"
      className="sr-only"
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? []
        if (file) onFile(file)
      }}
    />
  </label>
)

/** How long it is already and whether the microphone hears anything. */
function Meter({ recorder }: { recorder: Recorder }) {
  const bar = useRef<HTMLSpanElement>(null)
  const level = useRef(recorder.level)
  useEffect(() => {
    level.current = recorder.level
  })
  useEffect(() => {
    let frame = 0
    const draw = () => {
      if (bar.current) bar.current.style.transform = `scaleX(${level.current()})`
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [])
  const isPaused = recorder.state === 'paused'
  const left = recording.maxMinutes * 60 - recorder.seconds
  return (
    <div className="sticky top-0 z-10 mt-5 flex items-center gap-3 rounded-xl border border-line bg-card px-4 py-3 shadow-2">
      <span className={clsx('size-3 shrink-0 rounded-full', isPaused ? 'bg-mute' : 'bg-bad')} aria-hidden="true" />
      <span className="font-semibold">{isPaused ? 'Paused' : 'Recording'}</span>
      <span className="tabular-nums" role="timer">
        {clock(recorder.seconds)}
      </span>
      <span className="h-2 min-w-10 flex-1 overflow-hidden rounded-full bg-paper-2" aria-hidden="true">
        <span ref={bar} className="block h-full origin-left bg-accent" />
      </span>
      {left < 60 && <span className="text-sm text-ink-2 tabular-nums">{clock(Math.max(0, left))} left</span>}
    </div>
  )
}

/** What was recorded, to be heard and, where keeping it fails, to be saved as a file. */
function Heard({ sound }: { sound: Blob }) {
  const player = useRef<HTMLAudioElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(sound)
    if (player.current) player.current.src = address
    if (link.current) link.current.href = address
    return () => URL.revokeObjectURL(address)
  }, [sound])
  return (
    <div className="mt-5 rounded-xl border border-line bg-card px-4 py-3">
      <p className="mb-2 font-semibold">Listen to it before you keep it.</p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the whole text that is read stands on the same page */}
      <audio ref={player} controls aria-label="What you recorded" className="w-full" />
      <a
        ref={link}
        href="#recording"
        download="recording"
        className="mt-1 inline-flex min-h-9 items-center text-sm text-accent-text underline-offset-4 hover:underline"
      >
        Save it as a file
      </a>
    </div>
  )
}

async function wavOf(sound: Blob): Promise<Blob> {
  return asWav(sound).catch((cause: unknown) => {
    throw new Error('This browser cannot read that sound file. Record it here, or choose an MP3, M4A or WAV file.', { cause })
  })
}

/** Whoever leaves the page with a recording that is not kept is asked first. */
function useWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
}

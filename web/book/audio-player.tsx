import { Download, Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Narration } from '#contract/narration.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

const speeds = [0.75, 1, 1.25, 1.5]
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** Plays a narration: play and pause, seek, speed, download. */
export function AudioPlayer({ narration, title }: { narration: Narration; title: string }) {
  const audio = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState(false)
  const [at, setAt] = useState(0)
  const [speed, setSpeed] = useState(1)
  const length = narration.seconds
  return (
    <section
      aria-label={`${title}, read aloud`}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-line bg-card px-3 py-2 font-sans"
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the whole text that is read stands on the same page */}
      <audio
        ref={audio}
        src={narration.audioUrl}
        preload="metadata"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
      />
      <Button
        size="icon"
        aria-label={playing ? 'Pause' : 'Play'}
        onClick={() => (playing ? audio.current?.pause() : void audio.current?.play())}
      >
        {playing ? <Pause className="size-5" /> : <Play className="size-5" />}
      </Button>
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={`${clock(at)} of ${clock(length)}`}
        className="h-11 min-w-32 flex-1 accent-(--accent)"
        min={0}
        max={length}
        step={1}
        value={Math.min(at, length)}
        onChange={(event) => {
          const to = Number(event.currentTarget.value)
          if (audio.current) audio.current.currentTime = to
          setAt(to)
        }}
      />
      <span className="text-sm text-ink-2 tabular-nums">
        {clock(at)} / {clock(length)}
      </span>
      <select
        aria-label="Speed"
        className="min-h-11 rounded-md border border-line-2 bg-card px-2 text-sm text-ink"
        value={speed}
        onChange={(event) => {
          const to = Number(event.currentTarget.value)
          if (audio.current) audio.current.playbackRate = to
          setSpeed(to)
        }}
      >
        {speeds.map((one) => (
          <option key={one} value={one}>
            {one}×
          </option>
        ))}
      </select>
      <ButtonLink look="ghost" size="icon" aria-label="Download the audio" href={narration.audioUrl} download={`${title}.mp3`}>
        <Download className="size-5" />
      </ButtonLink>
      {narration.voice === 'own' && (
        <p className="basis-full text-sm text-mute">
          {narration.fits
            ? 'In your own voice.'
            : 'In your own voice, but from an earlier text: the book has changed since then. Record it again, or delete it and another voice will read the book as it is now.'}
        </p>
      )}
    </section>
  )
}

import { landingFiles } from 'virtual:landing-files'
import { sampleBooks } from 'virtual:sample-books'
import { Pause, Play } from 'lucide-react'

type Sentence = { text: string; from: number; to: number }

/** When each word of a sentence is said, by its share of the letters. */
function wordsOf({ text, from, to }: Sentence): { word: string; at: number }[] {
  let before = 0
  return text.split(' ').map((word) => {
    const at = from + ((to - from) * before) / text.length
    before += word.length + 1
    return { word, at }
  })
}
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`
const bars = 48

/** The beginning of the story for the youngest, read aloud by the voice that comes along, with its words lit (web/try/read-aloud.ts). */
export function ReadAloud() {
  const story = landingFiles?.story
  const text = (sampleBooks['young-kids'].bibleStory?.content ?? '')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?]) /)
    .slice(0, 6)
  return (
    <section className="rounded-[22px] bg-[#123c4b] px-5.5 py-6.5 text-[#fff6e4] sm:rounded-2xl sm:px-9.5 sm:py-9">
      <h2 className="text-2xl">Read aloud, word by word</h2>
      <div data-story={story?.src}>
        <p className="mt-4.5 mb-6.5 font-kids text-[1.25rem] leading-[1.6] text-[#c3d9dc] sm:text-[1.375rem]">
          {story
            ? story.sentences.flatMap((sentence) =>
                wordsOf(sentence).map(({ word, at }) => (
                  <span
                    key={at}
                    data-at={at.toFixed(2)}
                    className="rounded-[6px] py-0.5 data-lit:bg-[#2f7385] data-lit:text-[#fff6e4] data-said:text-[#fff6e4]"
                  >
                    {word}{' '}
                  </span>
                )),
              )
            : text.join(' ')}
        </p>
        {story && (
          <>
            <div className="needs-script grid grid-cols-[auto_1fr_auto] items-center gap-4.5">
              <button
                type="button"
                data-story-play
                aria-label="Read the story aloud"
                aria-pressed="false"
                className="group grid h-16 w-13.5 place-items-center rounded-t-full rounded-b-[14px] bg-[#fbdc92] pt-1 text-[#123c4b] focus-visible:outline-[#fbdc92] active:translate-y-px"
              >
                <Play className="size-6 group-aria-pressed:hidden" aria-hidden="true" />
                <Pause className="hidden size-6 group-aria-pressed:block" aria-hidden="true" />
              </button>
              <svg viewBox={`0 0 ${bars * 7} 40`} preserveAspectRatio="none" className="h-10 w-full text-[#2f7385]" aria-hidden="true">
                {story.peaks.map((peak, at) => (
                  <rect
                    key={at}
                    x={at * 7}
                    y={20 - Math.max(2, peak * 19)}
                    width="4"
                    height={Math.max(4, peak * 38)}
                    rx="2"
                    fill="currentColor"
                    className="data-said:text-[#fbdc92]"
                  />
                ))}
              </svg>
              <span className="text-sm tabular-nums" data-story-clock>
                {clock(story.seconds)}
              </span>
            </div>
            <noscript>
              <a href={story.src} className="inline-flex min-h-11 items-center underline underline-offset-4">
                Hear it
              </a>
            </noscript>
          </>
        )}
      </div>
    </section>
  )
}

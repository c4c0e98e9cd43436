import { useEffect, useState } from 'react'
import { addressOf } from '#contract/endpoint.ts'
import { drawingEdition, listScenes, readScene } from '#contract/pictures.ts'
import { call } from '#web/lib/call.ts'

/** The story in pictures, each with the sentence that is read with it: to hold up, or to look at on a lap. */
export function PictureSpreads({ passage }: { passage: string }) {
  const [scenes, setScenes] = useState<{ scene: string; sentence: string; alt: string }[]>([])
  useEffect(() => {
    let here = true
    // Without its pictures a story is still told: nothing is said about a call that failed.
    call(listScenes, { query: { passage: passage.slice(0, 200) } }).then(
      (found) => here && setScenes(found),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [passage])
  if (!scenes.length) return null
  return (
    <ol className="no-print grid gap-8 sm:grid-cols-2" aria-label="The story in pictures">
      {scenes.map(({ scene, sentence, alt }) => (
        // One picture alone stands in the middle, not in the left half.
        <li key={scene} className="sm:only:col-span-2 sm:only:mx-auto sm:only:max-w-80">
          <img
            src={`${addressOf(readScene, { scene })}?edition=${drawingEdition}`}
            alt={alt}
            width={800}
            height={960}
            loading="lazy"
            decoding="async"
            className="h-auto w-full rounded-2xl border border-line"
          />
          <p className="mt-3 text-center font-kids text-2xl leading-snug text-balance">{sentence}</p>
        </li>
      ))}
    </ol>
  )
}

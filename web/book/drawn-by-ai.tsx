import { Download, Image, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { generateImages } from '#contract/pictures.ts'
import { call } from '#web/lib/call.ts'
import { saveAs } from '#web/lib/download.ts'
import { sentenceOf } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { PicturePreview } from './picture-preview.tsx'

type Drawn = { url: string } | { problem: string }
const noPicture = 'The AI sent no picture. Try again in a moment; ours is ready to print.'
const frame = 'grid aspect-3/4 w-full place-items-center overflow-hidden rounded-xl border border-line bg-white'

/** A page to color beside what the church's image model draws of the same scene. Nobody prints it unseen, and ours stays in the book. */
export function DrawnByAi({
  bookId,
  name,
  title,
  scene,
  onClose,
}: {
  bookId: string
  name: string
  title: string
  scene: string
  onClose: () => void
}) {
  const [turn, setTurn] = useState(1)
  const [made, setMade] = useState<{ turn: number; drawn: Drawn }>()
  useEffect(() => {
    const left = new AbortController()
    call(generateImages, { body: { prompts: [scene] }, signal: left.signal })
      .then(({ images: [image] }): Drawn => (image?.source === 'provider' ? { url: image.dataUrl } : { problem: noPicture }))
      .catch((error: unknown) => ({ problem: sentenceOf(error, noPicture) }))
      .then((drawn) => !left.signal.aborted && setMade({ turn, drawn }))
    return () => left.abort()
  }, [scene, turn])
  const drawn = made?.turn === turn ? made.drawn : undefined
  const url = drawn && 'url' in drawn ? drawn.url : undefined
  return (
    <Dialog
      wide
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="outline" disabled={!drawn} onClick={() => setTurn(turn + 1)}>
            <RefreshCw className="size-4" aria-hidden="true" />
            Draw another
          </Button>
          <Button disabled={!url} onClick={() => url && saveAs(url, `${title} (AI).png`)}>
            <Download className="size-4" aria-hidden="true" />
            Save the AI’s picture
          </Button>
        </>
      }
    >
      <p className="mb-4 max-w-[38rem] text-ink-2">
        {scene} Look closely before you print the AI’s picture: is it the right story, are the right people in it, and do the hands and
        faces look right?
      </p>
      <div className="grid grid-cols-2 gap-4">
        <figure>
          <div className={frame}>
            <PicturePreview bookId={bookId} name={name} className="size-full object-contain" />
          </div>
          <figcaption className="mt-2 font-semibold">Ours</figcaption>
        </figure>
        <figure>
          <div className={frame} role="status">
            {url ? (
              <img src={url} alt={`Drawn by AI: ${scene}`} className="size-full object-contain" />
            ) : drawn && 'problem' in drawn ? (
              <p className="p-4 text-center text-black">{drawn.problem}</p>
            ) : (
              <span className="grid justify-items-center gap-3 p-4 text-center text-black">
                <Spinner className="size-6" />
                The AI is drawing. This can take a minute.
              </span>
            )}
          </div>
          <figcaption className="mt-2 flex items-center gap-2 font-semibold">
            <Image className="size-4" aria-hidden="true" />
            The AI’s
          </figcaption>
        </figure>
      </div>
    </Dialog>
  )
}

import { clsx } from 'clsx'
import { Image } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { readPicture } from '#contract/pictures.ts'
import { send } from '#web/lib/call.ts'

const idle = (work: () => void) => {
  const id = requestIdleCallback(work, { timeout: 3000 })
  return () => cancelIdleCallback(id)
}
const soon = (work: () => void) => {
  const id = setTimeout(work, 200)
  return () => clearTimeout(id)
}

/** A sheet is fetched when it is so near to what is seen. */
const nearBy = { rootMargin: '400px' }

/** A small view of a printable. It asks with the session, which an <img> cannot; without an answer a sign stands in its place. */
export function PicturePreview({
  bookId,
  name,
  className = 'h-14 w-10 rounded-sm border border-line object-cover',
}: {
  bookId: string
  name: string
  className?: string
}) {
  const [url, setUrl] = useState<string>()
  const place = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const left = new AbortController()
    let made = ''
    const fetchView = () =>
      void send(readPicture, { params: { id: bookId, name }, query: { format: 'svg' }, signal: left.signal })
        .then((response) => response.blob())
        .then((blob) => {
          if (left.signal.aborted) return
          made = URL.createObjectURL(blob)
          setUrl(made)
        })
        .catch(() => undefined)
    // A sheet is drawn from some hundred kilobytes: on a phone the lesson itself comes first. Safari has no idle time to ask for.
    let stop = () => {}
    // Neither is what nobody comes to see, nor what this width does not show.
    const near = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      stop = 'requestIdleCallback' in window ? idle(fetchView) : soon(fetchView)
    }, nearBy)
    if (place.current) near.observe(place.current)
    return () => {
      near.disconnect()
      stop()
      left.abort()
      URL.revokeObjectURL(made)
    }
  }, [bookId, name])
  return url ? <img src={url} alt="" className={clsx('bg-white', className)} /> : <Image ref={place} />
}

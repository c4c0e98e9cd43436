import { clsx } from 'clsx'
import { FileText, Upload, X } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { sermonFile } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const accepted = sermonFile.extensions.map((extension) => `.${extension}`).join(',')
/** The sentence for a file that cannot be sent; undefined when it can. */
function refusal(file: File): string | undefined {
  if (!sermonFile.extensions.some((extension) => file.name.toLowerCase().endsWith(`.${extension}`)))
    return `File type not supported. Please upload: ${accepted}\nPlease try again with a valid file`
  return file.size > sermonFile.maxBytes ? 'File size must be less than 10MB' : undefined
}

type Props = { filename: string; pending: boolean; onFile: (file: File) => void; onRefused: (reason: string) => void; onRemove: () => void }

/** Takes the first dropped or chosen file. */
export function FileDropZone({ filename, pending, onFile, onRefused, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [error, setError] = useState('')
  const take = (file: File | undefined) => {
    if (!file || pending) return
    const reason = refusal(file)
    setError(reason ?? '')
    if (reason) onRefused(reason)
    else onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    if (!pending) setOver(true)
  }
  const frame = clsx(
    'rounded-xl border-dashed transition-colors',
    over ? 'border-accent bg-accent-soft' : error ? 'border-bad bg-bad-soft' : 'border-accent-line bg-accent-soft/55',
  )
  return (
    <div onDrop={drop} onDragOver={hover} onDragLeave={() => setOver(false)} role="group" aria-label="Sermon file">
      <input
        ref={input}
        type="file"
        accept={accepted}
        className="sr-only"
        tabIndex={-1}
        aria-label="Choose a sermon file"
        disabled={pending}
        onChange={(event) => (take(event.target.files?.[0]), (event.target.value = ''))}
      />
      {filename && !pending ? (
        <div className={clsx(frame, 'flex items-center gap-3.5 border-[1.5px] p-3.5')}>
          <span className="grid size-11 shrink-0 place-items-center rounded-md bg-card text-accent-text shadow-1">
            <FileText className="size-5" aria-hidden="true" />
          </span>
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold">{filename}</p>
            <button type="button" onClick={() => input.current?.click()} className="text-sm text-accent-text underline underline-offset-4">
              Choose another file
            </button>
          </div>
          <Button look="ghost" size="iconSm" aria-label="Remove file name" onClick={onRemove}>
            <X className="size-4" />
          </Button>
        </div>
      ) : (
        <button
          type="button"
          disabled={pending}
          onClick={() => input.current?.click()}
          className={clsx(frame, 'grid w-full place-items-center border-2 px-6 py-7 text-center')}
        >
          <span className="arch mb-3 grid h-16 w-13 place-items-center bg-accent pt-1 text-on-accent">
            {pending ? <Spinner className="size-6" /> : <Upload className="size-6" aria-hidden="true" />}
          </span>
          <span className="font-semibold">
            {pending ? (
              'Reading the file'
            ) : (
              <>
                Drop your sermon here, or <span className="text-accent-text underline underline-offset-4">choose a file</span>
              </>
            )}
          </span>
          <span className="mt-1 text-sm text-mute">PDF, DOCX or TXT, up to 10 MB</span>
        </button>
      )}
      {error && (
        <p role="alert" className="mt-2 text-sm whitespace-pre-line text-bad">
          {error}
        </p>
      )}
    </div>
  )
}

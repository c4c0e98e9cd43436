import { clsx } from 'clsx'
import { FileText, Upload, X } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { accepted, type SermonText } from './use-sermon-text.ts'

/** The head of the field: takes the first dropped or chosen file, and names the one that was taken. `children` stand at its end. */
export function FileDropZone({
  filename,
  text,
  onRemove,
  children,
}: {
  filename: string
  text: SermonText
  onRemove: () => void
  children?: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { uploading, error } = text
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void text.takeFile(event.dataTransfer.files[0])
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    if (!uploading) setOver(true)
  }
  return (
    <div
      onDrop={drop}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      role="group"
      aria-label="Sermon file"
      className={clsx('border-b border-line px-2.5 py-2.5 sm:px-4', over && 'bg-accent-soft', error && !over && 'bg-bad-soft')}
    >
      <input
        ref={input}
        type="file"
        accept={accepted}
        className="sr-only"
        tabIndex={-1}
        aria-label="Choose a sermon file"
        disabled={uploading}
        onChange={(event) => (void text.takeFile(event.target.files?.[0]), (event.target.value = ''))}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {filename && !uploading ? (
          <div className="flex min-w-0 flex-1 items-center gap-1">
            <FileText className="mx-2 size-5 shrink-0 text-ink-2" aria-hidden="true" />
            <p className="min-w-0 truncate font-semibold">{filename}</p>
            <Button look="ghost" size="iconSm" className="shrink-0 max-sm:size-11" aria-label="Remove file name" onClick={onRemove}>
              <X className="size-4" />
            </Button>
          </div>
        ) : (
          <button
            type="button"
            disabled={uploading}
            onClick={() => input.current?.click()}
            className="flex min-h-12 min-w-0 flex-1 items-center gap-3.5 rounded-lg px-1 text-left hover:bg-accent-soft max-sm:basis-full"
          >
            <span className="arch grid h-11 w-9 shrink-0 place-items-center bg-accent pt-1 text-on-accent">
              {uploading ? <Spinner className="size-5" /> : <Upload className="size-5" aria-hidden="true" />}
            </span>
            <span className="min-w-0 leading-snug">
              <span className="block font-semibold">
                {uploading ? (
                  'Reading the file'
                ) : (
                  <>
                    Drop your sermon here, or{' '}
                    <span className="whitespace-nowrap text-accent-text underline underline-offset-4">choose a file</span>
                  </>
                )}
              </span>
              <span className="block text-sm text-mute">PDF, DOCX or TXT, up to 10 MB</span>
            </span>
          </button>
        )}
        {filename && !uploading && (
          <Button look="ghost" size="sm" className="min-h-11" onClick={() => input.current?.click()}>
            <Upload className="size-4" aria-hidden="true" />
            Another file
          </Button>
        )}
        {children}
      </div>
      {error && (
        <p role="alert" className="mt-1 px-1 text-sm whitespace-pre-line text-bad">
          {error}
        </p>
      )}
    </div>
  )
}

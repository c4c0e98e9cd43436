import { Library, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Reply } from '#contract/endpoint.ts'
import { readClassDefaults } from '#contract/class-settings.ts'
import { listBooks, readLibrary, readShelf } from '#contract/library.ts'
import { exportLibrary, importLibrary } from '#contract/library-file.ts'
import { recentSermons } from '#contract/sermons.ts'
import { call } from '#web/lib/call.ts'
import { download } from '#web/lib/download.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { readAgain } from '#web/lib/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
function saidOf({ sermons, books, already, settings }: Reply<typeof importLibrary>): string {
  const came = sermons > 0 ? `${many(sermons, 'sermon')} with ${many(books, 'book')} imported.` : 'Nothing new was imported.'
  const stayed =
    already > 0
      ? ` ${many(already, 'sermon')} ${already === 1 ? 'was' : 'were'} here before and ${already === 1 ? 'stays' : 'stay'} as it is.`
      : ''
  return `${came}${stayed.replace('stay as it is', 'stay as they are')}${settings ? ' Your class settings were imported too.' : ''}`
}

/** The whole library as one file, out and in: to another account, another installation, or a drawer. */
export function LibraryFile() {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState<'out' | 'in'>()
  const take = async () => {
    setBusy('out')
    try {
      await download(exportLibrary, { params: {} })
    } catch (error) {
      toastFailure('Download failed', error, 'The file could not be made. Please try again.')
    } finally {
      setBusy(undefined)
    }
  }
  const bring = async (file: File) => {
    setBusy('in')
    try {
      const taken = await call(importLibrary, { file })
      await readAgain(readLibrary, readShelf, listBooks, recentSermons, readClassDefaults)
      toast({ title: 'Library imported', description: saidOf(taken) })
    } catch (error) {
      toastFailure('Not imported', error, 'Nothing was imported from the file. Please try again.')
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <>
      <Button look="outline" disabled={busy !== undefined} onClick={() => void take()}>
        {busy === 'out' ? <Spinner className="size-4" /> : <Library className="size-4.5" aria-hidden="true" />}
        Export library
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        className="sr-only"
        tabIndex={-1}
        aria-label="Choose a library to import"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void bring(file)
          event.target.value = ''
        }}
      />
      <Button look="outline" disabled={busy !== undefined} onClick={() => input.current?.click()}>
        {busy === 'in' ? <Spinner className="size-4" /> : <Upload className="size-4.5" aria-hidden="true" />}
        Import library
      </Button>
    </>
  )
}

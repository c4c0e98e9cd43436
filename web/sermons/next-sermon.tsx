import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { accepted } from './use-sermon-text.ts'

/** The field for the next sermon while this one's books are shown: one line that takes a file, or opens. */
export function NextSermon({ begun, onOpen, onFile }: { begun: string; onOpen: () => void; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <section
      aria-label="Next sermon"
      className="flex min-h-15 items-center gap-2 rounded-[18px] border-2 border-dashed border-accent-line bg-card py-1 pr-2.5 pl-2 hover:border-accent"
    >
      <button type="button" onClick={onOpen} className="flex min-h-12 min-w-0 flex-1 items-center gap-3.5 rounded-lg pl-1.5 text-left">
        <span className="arch grid h-10 w-8 shrink-0 place-items-center rounded-b-[4px] bg-accent pt-0.5 text-on-accent">
          <Plus className="size-5" aria-hidden="true" />
        </span>
        <span className="min-w-0 truncate">
          <b className="font-semibold">{begun ? 'Continue with your sermon' : 'Next Sunday’s sermon'}</b>{' '}
          <span className="text-mute max-md:hidden">
            {begun || (
              <>
                Drop a file or paste the text <span className="max-lg:hidden">anywhere on this page</span>
              </>
            )}
          </span>
        </span>
      </button>
      <input
        ref={input}
        type="file"
        accept={accepted}
        className="sr-only"
        tabIndex={-1}
        aria-label="Choose a file for the next sermon"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onFile(file)
          event.target.value = ''
        }}
      />
      <Button look="soft" size="sm" className="min-h-10 max-md:hidden" onClick={() => input.current?.click()}>
        Choose a file
      </Button>
    </section>
  )
}

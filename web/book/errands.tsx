import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Errand } from '#lesson/plan/before-sunday.ts'
import { ArchTick } from '#web/ui/arch-tick.tsx'

export const errandKinds: [Errand<unknown>['kind'], string][] = [
  ['bring', 'Bring'],
  ['print', 'Print'],
  ['prepare', 'Get ready'],
]
/** Under which name a browser remembers that it is done; a supply keeps the name it always had. */
export const errandKey = ({ kind, text }: Errand<unknown>): string => (kind === 'bring' ? text : `${kind} ${text}`)
export const errandHint = ({ kind, hint, minutes }: Errand<unknown>): string =>
  [hint, minutes ? `${minutes} min` : ''].filter(Boolean).join(kind === 'prepare' ? ' ' : ', ')

/** What has to be there when the class begins, to tick off: `box` is the checkbox of a row, `way` leads to what the row is about. */
export const Errands = <P,>({
  errands,
  box,
  way,
  small = false,
}: {
  errands: Errand<P>[]
  box: (key: string, look: string) => ReactNode
  way?: (errand: Errand<P>) => ReactNode
  /** In a narrow column, without lines. */
  small?: boolean
}) => (
  // Where the narrow column lies across the page its kinds stand side by side.
  <div className={clsx('grid gap-3', small && 'md:max-[68.7rem]:grid-cols-3 md:max-[68.7rem]:gap-8')}>
    {errandKinds.map(([kind, name]) => {
      const rows = errands.filter((one) => one.kind === kind)
      if (rows.length === 0) return null
      return (
        <div key={kind} className="min-w-0">
          <h3 className="font-sans text-[0.8125rem] leading-snug font-semibold tracking-normal text-mute">{name}</h3>
          <ul className={clsx(small && 'text-[0.9375rem]')}>
            {rows.map((errand) => (
              <li key={errandKey(errand)} className={clsx('flex items-center', !small && 'border-t border-line first:border-0')}>
                <label
                  className={clsx('relative flex min-w-0 flex-1 cursor-pointer items-center gap-3.5', small ? 'min-h-11' : 'min-h-12')}
                >
                  {box(errandKey(errand), 'peer absolute inset-0 cursor-pointer opacity-0')}
                  <ArchTick />
                  <span className="min-w-0 py-1.5 leading-snug [overflow-wrap:anywhere] peer-checked:text-mute">
                    {errand.text}
                    {errandHint(errand) && <small className="block text-sm text-mute">{errandHint(errand)}</small>}
                  </span>
                </label>
                {way?.(errand)}
              </li>
            ))}
          </ul>
        </div>
      )
    })}
  </div>
)

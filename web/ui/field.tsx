import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'

const control =
  'block w-full rounded-md border border-line-2 bg-card px-3.5 py-2.5 text-base text-ink placeholder:text-mute transition-colors hover:border-ink-2 focus:border-accent focus:outline-none focus:ring-4 focus:ring-accent/20 aria-invalid:border-bad disabled:border-line disabled:bg-paper-2 disabled:text-ink-2'

type Around = { label: string; hint?: string; error?: string | undefined; className?: string }
function Labelled({
  label,
  hint,
  error,
  className,
  children,
}: Around & { children: (ids: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }) => ReactNode }) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-ink-2">
        {label}
        {hint && <span className="ml-1.5 font-normal text-mute">{hint}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? `${id}-error` : undefined })}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  )
}

export const TextField = ({ label, hint, error, className, ...rest }: Around & Omit<ComponentProps<'input'>, 'className'>) => (
  <Labelled label={label} {...(hint ? { hint } : {})} error={error} {...(className ? { className } : {})}>
    {(ids) => <input {...rest} {...ids} className={clsx(control, 'h-12')} />}
  </Labelled>
)
export const SelectField = ({
  label,
  hint,
  error,
  className,
  options,
  ...rest
}: Around & { options: { value: string; label: string }[] } & Omit<ComponentProps<'select'>, 'className'>) => (
  <Labelled label={label} {...(hint ? { hint } : {})} error={error} {...(className ? { className } : {})}>
    {(ids) => (
      <select {...rest} {...ids} className={clsx(control, 'h-12 truncate select-arrow pr-10')}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    )}
  </Labelled>
)
export const TextArea = ({
  label,
  hint,
  error,
  className,
  tall,
  short,
  ...rest
}: Around & { tall?: boolean; short?: boolean } & Omit<ComponentProps<'textarea'>, 'className'>) => (
  <Labelled label={label} {...(hint ? { hint } : {})} error={error} {...(className ? { className } : {})}>
    {(ids) => (
      <textarea {...rest} {...ids} className={clsx(control, 'leading-relaxed', tall ? 'min-h-52' : short ? 'min-h-22' : 'min-h-36')} />
    )}
  </Labelled>
)

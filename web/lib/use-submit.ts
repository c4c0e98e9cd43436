import { type FormEvent, useState } from 'react'
import { CallError } from './call.ts'
import { toastFailure } from './toast.ts'

/**
 * Sends a form: busy while it is on its way, the fields that the server names marked when it fails, and what was typed
 * left as it is. `work` gets the fields by name and the form, to empty it.
 */
export function useSubmit(
  work: (text: (name: string) => string, form: HTMLFormElement) => Promise<void>,
  { failed, otherwise }: { failed: string; otherwise: string },
) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const submit = async (form: HTMLFormElement) => {
    const data = new FormData(form)
    setBusy(true)
    setErrors({})
    try {
      await work((name) => String(data.get(name) ?? ''), form)
    } catch (error) {
      if (error instanceof CallError) setErrors(error.fields)
      toastFailure(failed, error, otherwise)
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget)
  }
  return { busy, errors, onSubmit }
}

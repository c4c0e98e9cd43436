import { type FormEvent, useState } from 'react'
import { CallError } from './call.ts'
import { sentenceOf, toastFailure } from './toast.ts'

/**
 * Sends a form: busy while it is on its way, the fields that the server names marked when it fails, the first of them
 * entered, and what was typed left as it is. `problem` is what failed where no field is to blame. `work` gets the fields by name and the form, to empty it.
 */
export function useSubmit(
  work: (text: (name: string) => string, form: HTMLFormElement) => Promise<void>,
  { failed, otherwise }: { failed: string; otherwise: string },
) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const submit = async (form: HTMLFormElement) => {
    const data = new FormData(form)
    setBusy(true)
    setErrors({})
    setProblem(undefined)
    try {
      await work((name) => String(data.get(name) ?? ''), form)
    } catch (error) {
      const fields = error instanceof CallError ? error.fields : {}
      const [first] = Object.keys(fields)
      setErrors(fields)
      if (first === undefined) setProblem(sentenceOf(error, otherwise))
      else form.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus()
      toastFailure(failed, error, otherwise)
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget)
  }
  return { busy, errors, problem, onSubmit }
}

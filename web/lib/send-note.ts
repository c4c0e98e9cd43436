import type { ErrorBody } from '#contract/errors.ts'

/** Sends the notes of a volunteer's page, which has no React; what was typed stays until it has arrived. */
export function sendNotes(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-note]'))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void send(form)
    })
}

async function send(form: HTMLFormElement): Promise<void> {
  const said = form.querySelector('[data-said]')
  const button = form.querySelector('button')
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  const say = (sentence: string) => void (said && (said.textContent = sentence))
  if (button) button.disabled = true
  say('')
  try {
    const response = await fetch(form.dataset.note ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ marks: data.getAll('marks'), about: text('about'), text: text('text'), by: text('by') }),
    })
    if (response.ok) {
      const by = text('by')
      form.reset()
      const name = form.querySelector<HTMLInputElement>('[name="by"]')
      if (name) name.value = by
      const { by: owner } = form.dataset
      say(`Thank you. ${owner ? `${owner} will find it with this book, and it` : 'It'} is kept for next time.`)
    } else {
      const { message, fields } = (await response.json()) as ErrorBody
      say(fields?.text ?? message)
    }
  } catch {
    say('It could not be sent. What you wrote is still here; please try again when you are online.')
  } finally {
    if (button) button.disabled = false
  }
}

import type { HandedOn } from '#contract/links.ts'
import { dayAndTime } from '#web/lib/day-and-time.ts'
import { keepBook, linkedBook } from '#web/lib/kept-books.ts'
import { keepShell } from '#web/lib/offline.ts'
import { classRuns } from '#web/lib/kept-class.ts'
import { paths } from '#web/lib/paths.ts'

/** Has the page of a link, and the classes that it leads to, open without a network from now on; says of a page that was kept how old it is. */
export async function keepLink(page: HTMLElement): Promise<void> {
  const say = (where: string, sentence: string) => {
    for (const element of page.querySelectorAll<HTMLElement>(`[data-${where}]`)) {
      element.hidden = false
      const words = element.querySelector('span')
      if (words && sentence) words.textContent = sentence
    }
  }
  const token = page.dataset.link ?? ''
  for (const way of page.querySelectorAll<HTMLElement>('[data-class]')) {
    const words = way.querySelector('span')
    if (words && classRuns(linkedBook(token, way.dataset.class ?? ''), Date.now())) words.textContent = 'Back to teaching'
  }
  // The service worker says so of what it kept.
  const { kept } = document.documentElement.dataset
  if (kept !== undefined) {
    // The browser's sign for a picture that it cannot have says nothing that is not said here.
    for (const picture of page.querySelectorAll('img')) {
      const hide = () => void (picture.hidden = true)
      if (picture.complete && picture.naturalWidth === 0) hide()
      else picture.addEventListener('error', hide)
    }
    return say('as-of', `This is the lesson as it was on ${dayAndTime(new Date(kept))}.`)
  }
  try {
    const answer = await fetch(`/api/teach/${token}`)
    if (!answer.ok) return
    const { books } = (await answer.json()) as HandedOn
    for (const { id, content, pictures } of books) keepBook(linkedBook(token, id), { content, pictures })
    const [first] = books
    if (first && (await keepShell([paths.volunteerClass(token, first.id)]))) say('saved', '')
  } catch {
    // The page is there; it is kept the next time that it is opened.
  }
}

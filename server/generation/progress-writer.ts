import type { BookProgress, ProviderWait } from '#contract/generation.ts'
import { ageGroups, type AgeGroup, type LessonBook } from '#contract/lesson-book.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import type { App } from '#server/app.ts'
import { type GenerationRow, type Progress, saveProgress } from './generation.store.ts'
import { ring } from './progress-bell.ts'

/** Milliseconds between two writes of the same generation: quick enough to watch, slow enough for any disk. */
const pace = 120

/** Collects what is written of three books and stores the newest picture, never more often than the pace allows. */
export class ProgressWriter {
  readonly #app: Pick<App, 'db' | 'log'>
  readonly #key: { userId: string; sermonId: string }
  readonly #books: Map<AgeGroup, BookProgress>
  readonly notices: string[]
  /** What was waited for last; it is over when a provider's book is there. */
  waiting: ProviderWait | null
  readonly #ages: AgeGroup[] | undefined
  #state: GenerationRow['state'] = 'reading'
  #saving: Promise<void> | undefined
  #again = false
  #last = 0

  constructor(app: Pick<App, 'db' | 'log'>, key: { userId: string; sermonId: string }, before: Progress) {
    this.#app = app
    this.#key = key
    this.notices = [...before.notices]
    this.waiting = before.waiting ?? null
    this.#ages = before.ages
    this.#books = new Map(
      ageGroups.map((ageGroup) => [
        ageGroup,
        before.books.find((book) => book.ageGroup === ageGroup && book.done) ?? {
          ageGroup,
          done: false,
          section: '',
          mending: [],
          content: emptyBook(ageGroup),
        },
      ]),
    )
  }

  /** A book that an earlier, cut-off run had finished. */
  finished(ageGroup: AgeGroup): LessonBook | undefined {
    const book = this.#books.get(ageGroup)
    // What another version left half done has less than a book of today.
    return book?.done ? { ...emptyBook(ageGroup), ...book.content } : undefined
  }
  state(state: GenerationRow['state']): void {
    this.#state = state
    this.#save()
  }
  book(ageGroup: AgeGroup, content: LessonBook, { done = false, section = '', mending = [] }: Partial<BookProgress> = {}): void {
    this.#books.set(ageGroup, { ageGroup, done, section, mending, content })
    this.#save()
  }
  waits(waiting: ProviderWait | null): void {
    this.waiting = waiting
    this.#save()
  }
  notice(sentence: string): void {
    if (!this.notices.includes(sentence)) this.notices.push(sentence)
    this.#save()
  }
  /** Waits until nothing is left to store. */
  async settled(): Promise<void> {
    while (this.#saving) await this.#saving
  }

  #picture(): Progress {
    const picture = { books: [...this.#books.values()], notices: this.notices, waiting: this.waiting }
    return this.#ages ? { ...picture, ages: this.#ages } : picture
  }
  #save(): void {
    if (this.#saving) {
      this.#again = true
      return
    }
    this.#saving = this.#store().finally(() => {
      this.#saving = undefined
      if (!this.#again) return
      this.#again = false
      this.#save()
    })
  }
  async #store(): Promise<void> {
    const wait = this.#last + pace - Date.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    this.#again = false
    this.#last = Date.now()
    // A picture that could not be stored is followed by the next one; the books themselves are stored in a transaction.
    await saveProgress(this.#app, this.#key, this.#state, this.#picture()).catch((error: unknown) =>
      this.#app.log.warn({ error: String(error) }, 'progress was not stored'),
    )
    ring(this.#key.sermonId)
  }
}

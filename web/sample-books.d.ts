/** The three books of the sample sermon, written by the engine without AI when the pages are built (vite.config.ts). */
declare module 'virtual:sample-books' {
  export const sampleBooks: Record<import('#contract/lesson-book.ts').AgeGroup, import('#contract/lesson-book.ts').LessonBook>
}

/** The three books of the sample sermon, written by the engine without AI when the pages are built (vite.config.ts). */
declare module 'virtual:sample-books' {
  export const sampleBooks: Record<import('#contract/lesson-book.ts').AgeGroup, import('#contract/lesson-book.ts').LessonBook>
}
/** What their covers are drawn from. */
declare module 'virtual:sample-covers' {
  export const sampleCovers: Record<
    import('#contract/lesson-book.ts').AgeGroup,
    Pick<import('#contract/lesson-book.ts').LessonBook, 'ageGroup' | 'title' | 'passage'>
  >
}

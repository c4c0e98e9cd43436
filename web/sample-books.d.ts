/** The three books of the sample sermon, written by the engine without AI when the pages are built (vite.config.ts). */
declare module 'virtual:sample-books' {
  export const sampleBooks: Record<import('#contract/lesson-book.ts').AgeGroup, import('#contract/lesson-book.ts').LessonBook>
}
/** What the build drew, printed and read aloud of them (scripts/landing-files.ts); undefined while the pages are only developed. */
declare module 'virtual:landing-files' {
  type Sheet = { name: string; picture: string; pdf: string; width: number; height: number }
  type Sentence = { text: string; from: number; to: number }
  export const landingFiles:
    | {
        covers: Record<import('#contract/lesson-book.ts').AgeGroup, string>
        sheets: Sheet[]
        /** The beginning of the story for the youngest, when each sentence is said, and the sound; null where no voice was there. */
        story: { src: string; seconds: number; sentences: Sentence[]; peaks: number[] } | null
      }
    | undefined
}
/** What their covers are drawn from. */
declare module 'virtual:sample-covers' {
  export const sampleCovers: Record<
    import('#contract/lesson-book.ts').AgeGroup,
    Pick<import('#contract/lesson-book.ts').LessonBook, 'ageGroup' | 'title' | 'passage'>
  >
}

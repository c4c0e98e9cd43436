import type { AgeGroup } from '#contract/lesson-book.ts'
import type { SharedLesson, CommunityPost } from '#contract/community.ts'
import type { HandedOn } from '#contract/links.ts'
import type { PageAtOnce } from './at-once.ts'

/** The public pages as HTML, with the address of this installation in their links. */
export type Pages = {
  /** The pages that are the same for everybody, and whether search engines are to leave them out. */
  prerendered: { path: string; hidden: boolean }[]
  /** What the app in the browser begins with, by its addresses as route patterns. */
  app: Map<string, PageAtOnce>
  page: (path: string) => Promise<string>
  sharedLesson: (lesson: SharedLesson) => Promise<string>
  community: (newest: CommunityPost[]) => Promise<string>
  /** What a link shows, and what is said where one has ended. */
  handedOn: (handed: HandedOn & { token: string }) => Promise<PageAtOnce>
  linkEnded: (says: string) => Promise<PageAtOnce>
  /** The scene of an age as SVG. */
  art: (age: AgeGroup) => Promise<string>
}
/** What dist/pages/render.js offers: web/render.tsx, built for the server. */
export type Renderer = {
  ORIGIN: string
  prerendered: Pages['prerendered']
  appPaths: string[]
  /** Those of them that have a shell of their own, with its name. */
  appShells: Record<string, { shell: string }>
  artOf: (age: AgeGroup | 'all') => string
  renderPage: (path: string, template: string) => string
  renderSharedLesson: (lesson: SharedLesson, template: string) => string
  renderCommunity: (newest: CommunityPost[], template: string) => string
  renderHandedOn: (handed: HandedOn & { token: string }, template: string) => string
  renderLinkEnded: (says: string, template: string) => string
}

import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { CommunityPost, SharedLesson } from '#contract/community.ts'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { PRODUCT } from '#contract/product.ts'
import { ArchArt, Trio } from './art/scenes.tsx'
import { CurrentPath } from './frame/current-path.ts'
import type { HandedOn } from '#contract/links.ts'
import { handedOnPage, linkEndedPage } from './hand-on/hand-on-pages.tsx'
import { communityPage, type Page, pages, sharedLessonPage } from './pages.tsx'

/** Stands for the address of the installation, which is known when the server starts and not when the pages are built. */
export const ORIGIN = 'https://origin.invalid'
export const prerendered = pages.map(({ path, hidden = false }) => ({ path, hidden }))
/** The addresses that the app answers itself; every other one is a page of this file or is not there. */
export { appPaths, appShells } from './app-paths.ts'

/** The HTML of a page in the template that the build made of public.html. */
export function renderPage(path: string, template: string): string {
  const page = pages.find((one) => one.path === path)
  if (!page) throw new Error(`there is no page ${path}`)
  return fill(template, page)
}
export const renderCommunity = (newest: CommunityPost[], template: string): string => fill(template, communityPage(newest))
export const renderSharedLesson = (lesson: SharedLesson, template: string): string => fill(template, sharedLessonPage(lesson))
export const renderHandedOn = (handed: HandedOn & { token: string }, template: string): string => fill(template, handedOnPage(handed))
export const renderLinkEnded = (says: string, template: string): string => fill(template, linkEndedPage(says))

const inks: Record<string, string> = {
  ink: '#331c38',
  line: '#e6dfd3',
  ribbon: '#6a3293',
  shelf: '#6a3293',
  kids: '#f06e54',
  children: '#f2b036',
  teens: '#0f5d6a',
}
/** The scene of an age, or all three on their shelf, as an SVG that stands without a stylesheet. */
export const artOf = (age: AgeGroup | 'all'): string =>
  renderToStaticMarkup(age === 'all' ? <Trio /> : <ArchArt age={age} h={330} />)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/var\(--([\w-]+)(?:,([^)]+))?\)/g, (_, name: string, otherwise?: string) => inks[name] ?? otherwise ?? '#331c38')

const bodyOf = ({ path, show: Show, live }: Page) =>
  renderToString(
    <CurrentPath value={path}>
      {live ? (
        <div data-live={path}>
          <Show />
        </div>
      ) : (
        <Show />
      )}
    </CurrentPath>,
  )

const headOf = ({ path, title, description, hidden, data, picture = '/preview.png' }: Page) =>
  renderToString(
    <>
      <title>{`${title}, ${PRODUCT}`}</title>
      <meta name="description" content={description} />
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={ORIGIN + path} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={PRODUCT} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={ORIGIN + path} />
          <meta property="og:image" content={ORIGIN + picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>,
  ) + (data ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>` : '')

// Functions as replacements: a dollar sign in a price is no pattern.
const fill = (template: string, page: Page) =>
  template.replace('<!--head-->', () => headOf(page)).replace('<!--page-->', () => bodyOf(page))

import type { HandedOn } from '#contract/links.ts'
import type { Page } from '#web/pages.tsx'
import { paths } from '#web/lib/paths.ts'
import { FamilyPage } from './family-page.tsx'
import { LinkEndedPage } from './link-ended-page.tsx'
import { VolunteerPage } from './volunteer-page.tsx'

/** The page of a link: complete as HTML, so that it is there in a second on any phone, and found by no search engine. */
export const handedOnPage = (handed: HandedOn & { token: string }): Page =>
  handed.kind === 'family'
    ? {
        path: paths.family(handed.token),
        title: `${handed.sermonTitle}, for the week at home`,
        description: 'One sentence, one verse, one question and one thing to do tonight for each age.',
        show: () => <FamilyPage handed={handed} />,
        hidden: true,
      }
    : {
        path: paths.volunteer(handed.token),
        title: handed.books[0]?.content.title ?? handed.sermonTitle,
        description: 'What you need on Sunday, what to say and do, and the sheets to print.',
        show: () => <VolunteerPage handed={handed} />,
        hidden: true,
      }
export const linkEndedPage = (says: string): Page => ({
  path: paths.notFound,
  title: 'This link does not open',
  description: says,
  show: () => <LinkEndedPage says={says} />,
  hidden: true,
})

import { sampleBooks } from 'virtual:sample-books'
import type { ComponentType } from 'react'
import type { CommunityPost, SharedLesson } from '#contract/community.ts'
import { ageGroups } from '#contract/lesson-book.ts'
import { prices, trialDays } from '#contract/limits.ts'
import { PRODUCT, TAGLINE } from '#contract/product.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { CommunityPage } from './community/community-page.tsx'
import { SharedLessonPage } from './community/shared-lesson-page.tsx'
import { paths } from './lib/paths.ts'
import { AboutPage } from './marketing/about-page.tsx'
import { ApiPage } from './marketing/api-page.tsx'
import { ContactPage } from './marketing/contact-page.tsx'
import { FeaturesPage } from './marketing/features-page.tsx'
import { helpQuestions, priceQuestions, supportQuestions } from './marketing/help-questions.ts'
import { HelpPage } from './marketing/help-page.tsx'
import { IntegrationsPage } from './marketing/integrations-page.tsx'
import { LandingPage } from './marketing/landing-page.tsx'
import { PrivacyPage, TermsPage } from './marketing/law-pages.tsx'
import { PricingPage } from './marketing/pricing-page.tsx'
import type { Question } from './marketing/questions.tsx'
import { SamplePage } from './marketing/sample-page.tsx'
import { SupportPage } from './marketing/support-page.tsx'
import { TrainingPage } from './marketing/training-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { NotNowPage } from './shell/not-now-page.tsx'
import { WithoutInternetPage } from './shell/without-internet-page.tsx'

/** A page that is complete as HTML: prerendered at build, or rendered by the server where it shows stored things. */
export type Page = {
  path: string
  title: string
  /** One or two sentences, as a search engine or a chat shows them. */
  description: string
  show: ComponentType
  /** Its own picture beside a link; the others share one. */
  picture?: string
  /** React takes it over in the browser: it has a form. */
  live?: boolean
  /** Not to be found by search engines. */
  hidden?: boolean
  /** JSON-LD, where it helps a search engine. */
  data?: object
}

const faq = (questions: Question[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
const product = {
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name: PRODUCT,
  slogan: TAGLINE,
  applicationCategory: 'EducationalApplication',
  operatingSystem: 'Web',
  offers: [prices.monthly, prices.yearly].map((price) => ({ '@type': 'Offer', price, priceCurrency: 'USD' })),
}

export const pages: Page[] = [
  {
    path: paths.landing,
    title: 'One sermon, three books',
    description: `Give ${PRODUCT} Sunday’s sermon and teach the same passage to teens, children and young kids: three lesson books, ready to print.`,
    show: LandingPage,
    data: product,
  },
  ...ageGroups.map((age) => ({
    path: paths.sample(age),
    title: `${sampleBooks[age].title}, a sample lesson`,
    description: `A whole lesson for ${ageProfiles[age].short.toLowerCase()} (${ageProfiles[age].ages}) on ${sampleBooks[age].passage}, made from one sermon.`,
    show: () => <SamplePage age={age} />,
  })),
  {
    path: paths.pricing,
    title: 'Pricing',
    description: `Try ${PRODUCT} free for ${trialDays} days without a card. Then $${prices.monthly} a month or $${prices.yearly} a year.`,
    show: PricingPage,
    data: faq(priceQuestions),
  },
  {
    path: paths.features,
    title: 'Features',
    description: 'From one sermon to three lesson books: what is written, drawn, read aloud, printed and shared.',
    show: FeaturesPage,
  },
  {
    path: paths.help,
    title: 'Help',
    description: 'Short answers about files, verses, printing, reading aloud, the trial and privacy, and real people behind them.',
    show: HelpPage,
    data: faq(helpQuestions),
  },
  {
    path: paths.support,
    title: 'Support Center',
    description: 'Write to support, visit the community, and read what is asked most often.',
    show: SupportPage,
    data: faq(supportQuestions),
  },
  {
    path: paths.training,
    title: 'Training',
    description: 'Webinars, courses and printable guides for the people who teach on Sunday: preparing, telling, keeping children safe.',
    show: TrainingPage,
  },
  {
    path: paths.integrations,
    title: 'Integrations',
    description: `How ${PRODUCT} works with Planning Center, Church Community Builder, Mailchimp, WordPress and Slack.`,
    show: IntegrationsPage,
  },
  {
    path: paths.api,
    title: 'API documentation',
    description: 'Lessons for your own programs: endpoints and samples of the public API, which is coming soon.',
    show: ApiPage,
  },
  {
    path: paths.contact,
    title: 'Contact',
    description: 'Write to us. A person reads it, and you get a copy of what you wrote.',
    show: ContactPage,
    live: true,
  },
  {
    path: paths.about,
    title: 'About',
    description: `Why ${PRODUCT} turns one sermon into a lesson for every age: our mission, what we do, and who it is for.`,
    show: AboutPage,
  },
  { path: paths.terms, title: 'Terms', description: 'What you may expect of us, and we of you, in plain English.', show: TermsPage },
  {
    path: paths.privacy,
    title: 'Privacy',
    description: 'What is kept, what is not, and how to download it or delete it.',
    show: PrivacyPage,
  },
  { path: paths.notNow, title: 'One Moment', description: 'This page cannot be opened right now.', show: NotNowPage, hidden: true },
  {
    path: paths.withoutInternet,
    title: 'No Internet Here',
    description: 'This page needs the internet.',
    show: WithoutInternetPage,
    hidden: true,
  },
  { path: paths.notFound, title: 'Page Not Found', description: 'There is no page at this address.', show: NotFoundPage, hidden: true },
]

/** The community with what was shared last. */
export const communityPage = (newest: CommunityPost[]): Page => ({
  path: paths.community,
  title: 'Community',
  description: 'Lessons for teens, children and young kids that churches share with each other.',
  show: () => <CommunityPage newest={newest} />,
})
export const sharedLessonPage = (post: SharedLesson): Page => ({
  path: paths.sharedLesson(post.id),
  title: post.title,
  description: post.excerpt || `A lesson for ${ageProfiles[post.ageGroup].short.toLowerCase()} on ${post.passage || 'one sermon'}.`,
  picture: `${paths.sharedLesson(post.id)}/preview.png`,
  show: () => <SharedLessonPage post={post} />,
})

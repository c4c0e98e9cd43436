import { Download } from 'lucide-react'
import { PageTabs } from '#web/frame/page-tabs.tsx'
import { PublicPage } from '#web/frame/public-page.tsx'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/pill.tsx'
import { courses, resources, trainingFile } from './training/documents.ts'

const webinars = [
  {
    title: 'From sermon to lesson in one evening',
    level: 'Beginner',
    text: 'We make the books of one sermon together and talk about what to change.',
  },
  { title: 'Telling a story to children who fidget', level: 'Intermediate', text: 'Voice, hands, silence, and when to stop.' },
  {
    title: 'Hard texts, young ears',
    level: 'Advanced',
    text: 'Judgment, death and violence: what to say at which age, and what to leave out.',
  },
]
const card = 'flex flex-col items-start rounded-2xl border border-line bg-card p-6'

const Webinars = () => (
  <>
    <p className="mb-6 max-w-[44em] text-ink-2">
      No dates are set yet. Register for the ones you would attend. We write to you when a date is set, and we plan the most requested
      first.
    </p>
    <ul className="grid gap-5 md:grid-cols-3">
      {webinars.map(({ title, level, text }) => (
        <li key={title} className={card}>
          <Pill tone="line">{level}</Pill>
          <h3 className="mt-4 text-xl">{title}</h3>
          <p className="mt-2 mb-5 flex-1 text-ink-2">{text}</p>
          <ButtonLink
            href={paths.contactAbout('general', `Please let me know when this webinar has a date: ${title}`)}
            size="sm"
            look="outline"
          >
            Register Now
          </ButtonLink>
        </li>
      ))}
    </ul>
  </>
)
const Courses = () => (
  <ul className="grid gap-5 md:grid-cols-3">
    {courses.map(({ id, title, lead, level, minutes }) => (
      <li key={id} className={card}>
        <Pill tone="line">{level}</Pill>
        <h3 className="mt-4 text-xl">{title}</h3>
        <p className="mt-2 flex-1 text-ink-2">{lead}</p>
        <p className="mt-3 mb-5 text-sm text-mute">About {minutes} minutes to read and try, as a PDF</p>
        <ButtonLink href={trainingFile(id)} size="sm" look="outline" aria-label={`Start Course: ${title}`}>
          Start Course
        </ButtonLink>
      </li>
    ))}
  </ul>
)
const Resources = () => (
  <ul className="grid gap-5 sm:grid-cols-2">
    {resources.map(({ id, title, lead }) => (
      <li key={id} className={card}>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-2 mb-5 flex-1 text-ink-2">{lead}</p>
        <ButtonLink href={trainingFile(id)} download size="sm" look="outline" aria-label={`Download: ${title}`}>
          <Download className="size-4" aria-hidden="true" />
          Download
        </ButtonLink>
      </li>
    ))}
  </ul>
)

export const TrainingPage = () => (
  <PublicPage
    art="young-kids"
    title="Training"
    lead="For the people in the room: how to prepare, how to tell, and how to keep children safe."
  >
    <PageTabs
      id="training"
      label="Kind of training"
      tabs={[
        { title: 'Live Webinars', content: <Webinars /> },
        { title: 'Online Courses', content: <Courses /> },
        { title: 'Resources', content: <Resources /> },
      ]}
    />
    <section className="mt-14 rounded-2xl border border-children-line bg-children-soft p-6 sm:p-8">
      <h2 className="text-xl">Training just for your church</h2>
      <p className="mt-2 mb-5 max-w-[40em] text-ink-2">
        An evening with your team and your sermons. Tell us how many of you there are and what you would like.
      </p>
      <ButtonLink href={paths.contactAbout('partnership', 'We would like training for our church. There are this many of us: ')}>
        Request Custom Training
      </ButtonLink>
    </section>
  </PublicPage>
)

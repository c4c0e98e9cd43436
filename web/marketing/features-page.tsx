import { BookOpen, Church, FileText, Handshake, Headphones, Printer, Smartphone, Users, UsersRound, Wand2, Zap } from 'lucide-react'
import { PublicPage } from '#web/frame/public-page.tsx'
import { PublicRows } from '#web/frame/public-rows.tsx'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/pill.tsx'

const features = [
  {
    icon: Zap,
    look: 'bg-children text-on-children',
    title: 'Instant content generation',
    text: 'Drop Sunday’s sermon as a PDF, a Word file or text. Title, speaker, date and passage are filled in when the file states them. Three lesson books follow, and you watch them being written.',
  },
  {
    icon: Wand2,
    look: 'bg-teens text-on-teens',
    title: 'AI-powered adaptation',
    text: 'Each age in its own words: a devotional for teens, a Bible story for children, a first little lesson for young kids. With an AI provider of your choice, or without one, on your own computer.',
  },
  {
    icon: Headphones,
    look: 'bg-kids text-on-kids',
    title: 'Multimedia content',
    text: 'Listen to a book in a voice for its age, skip to any part of it, and take the recording with you. Coloring pages, flashcards, a song sheet and puzzles are drawn from the lesson itself.',
  },
  {
    icon: Users,
    look: 'bg-teens text-on-teens',
    title: 'Community sharing',
    text: 'A lesson is private until you share it. Before you do, you see everything that will become public, and you can take it back at any time.',
  },
  {
    icon: Church,
    look: 'bg-kids text-on-kids',
    title: 'Church branding',
    text: 'Every book is also a Word file and slides that stay yours to change: put your logo on the first page and your church’s name in the footer.',
  },
  {
    icon: BookOpen,
    look: 'bg-children text-on-children',
    title: 'Instant book creation',
    text: 'One tap gives you the book, a leader’s sheet to teach from and a take-home sheet, on A4 or US Letter. The Sunday pack is one file with everything for the three groups.',
  },
  {
    icon: Handshake,
    look: 'bg-teens text-on-teens',
    title: 'Church referral program',
    text: 'A church that tells another about us gets a code to pass on. We record which church each new account came from.',
  },
]
const soon = [
  { icon: Smartphone, title: 'Mobile app', text: 'The pages work on a phone today. An app for the home screen comes later.' },
  { icon: Printer, title: 'Bound books', text: 'Today you print at home or at church. Printed books by mail come later.' },
  { icon: UsersRound, title: 'Team collaboration', text: 'Several people from one church sharing one library.' },
]

export const FeaturesPage = () => (
  <PublicPage art="children" title="Features" lead="What happens between the amen on Sunday and the circle of small chairs a week later.">
    <PublicRows
      rows={features.map(({ icon: Icon, look, title, text }) => ({
        title,
        mark: (
          <span className={`grid h-13 w-11 place-items-center rounded-t-full rounded-b-[9px] pt-1.5 ${look}`} aria-hidden="true">
            <Icon className="size-5" />
          </span>
        ),
        children: <p>{text}</p>,
      }))}
    />
    <section className="mt-14">
      <h2 className="flex flex-wrap items-center gap-3 text-2xl">
        On the way <Pill tone="line">Coming Soon</Pill>
      </h2>
      <ul className="mt-6 grid gap-6 md:grid-cols-3">
        {soon.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <h3 className="flex items-center gap-2.5 text-lg">
              <Icon className="size-5 text-mute" aria-hidden="true" />
              {title}
            </h3>
            <p className="mt-1.5 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
    <p className="mt-12 flex flex-wrap items-center gap-3">
      <ButtonLink href={paths.landing} size="lg">
        Try it with your sermon
      </ButtonLink>
      <ButtonLink href={paths.sample('children')} size="lg" look="outline">
        <FileText className="size-5" aria-hidden="true" />
        See a sample lesson
      </ButtonLink>
    </p>
  </PublicPage>
)

import { useState } from 'react'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { helpQuestions } from './help-questions.ts'
import { PublicPage } from './public-page.tsx'
import { Questions } from './questions.tsx'

const articles = [
  {
    title: 'Getting Started',
    items: [
      'Drop a sermon on the page, or paste it.',
      'Check title, speaker and passage, then choose Bible and minutes.',
      'Generate, and read the three books before Sunday.',
    ],
  },
  {
    title: 'Video Tutorials',
    items: ['Videos are coming soon. Until then the steps and the questions on this page say it in words.'],
  },
  {
    title: 'Best Practices',
    items: [
      'Read the leader’s report: it names what to check.',
      'Print the leader’s sheet for yourself and one handout for each.',
      'Lay out the supplies on Saturday; the list is on the sheet.',
    ],
  },
]

export function HelpPage() {
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = helpQuestions.filter((one) => `${one.question} ${one.answer}`.toLowerCase().includes(wanted))
  return (
    <PublicPage title="Help" lead="Short answers, and people behind them.">
      <TextField
        label="Search the questions"
        type="search"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        className="mb-6 max-w-[30rem]"
      />
      <p role="status" className="sr-only">
        {wanted ? `${found.length} of ${helpQuestions.length} questions` : ''}
      </p>
      <h2 className="mb-5 text-2xl">Questions</h2>
      {found.length > 0 ? (
        <Questions items={found} />
      ) : (
        <p className="rounded-2xl border border-line bg-card px-5 py-6 text-ink-2">
          Nothing here speaks of “{search}”. Ask us, and the answer may stand here next time.
        </p>
      )}
      <h2 className="mt-16 mb-5 text-2xl">Articles</h2>
      <div className="grid gap-5 md:grid-cols-3">
        {articles.map(({ title, items }) => (
          <section key={title} className="rounded-2xl border border-line bg-card p-6">
            <h3 className="mb-3 text-lg">{title}</h3>
            <ul className="list-disc space-y-2 pl-5 text-ink-2">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-10">
        <ButtonLink href={paths.contact}>Contact Support</ButtonLink>
      </p>
    </PublicPage>
  )
}

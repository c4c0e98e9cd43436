import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { helpQuestions } from './help-questions.ts'
import { PublicPage } from '#web/frame/public-page.tsx'
import { PublicRows } from '#web/frame/public-rows.tsx'
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
    items: ['Videos are coming soon. Until then, the steps and questions on this page explain it in words.'],
  },
  {
    title: 'Best Practices',
    items: [
      'Read the leader’s report: it names what to check.',
      'Print the leader’s sheet for yourself and one take-home sheet for each.',
      'Lay out the supplies on Saturday; the list is on the sheet.',
    ],
  },
]

export const HelpPage = () => (
  <PublicPage art="young-kids" title="Help" lead="Short answers, with real people behind them.">
    <div className="needs-script mb-11">
      <label htmlFor="search" className="mb-1.5 block text-sm font-semibold text-ink-2">
        Search the questions
      </label>
      <input
        id="search"
        type="search"
        data-filters="help-questions"
        className="block min-h-11 w-full max-w-[30rem] rounded-md border border-line-2 bg-card px-3.5 text-base"
      />
      <p role="status" data-count-of="help-questions" className="sr-only"></p>
    </div>
    <h2 className="mb-5 text-2xl">Questions</h2>
    <Questions id="help-questions" items={helpQuestions} />
    <p data-none-of="help-questions" hidden className="mt-4 text-ink-2">
      No question here covers that. Ask us, and the answer may be here next time.
    </p>
    <h2 className="mt-16 mb-5 text-2xl">Articles</h2>
    <PublicRows
      level={3}
      rows={articles.map(({ title, items }) => ({
        title,
        children: (
          <ul className="list-disc space-y-2 pl-5">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      }))}
    />
    <p className="mt-10 flex flex-wrap gap-3">
      <ButtonLink href={paths.contact}>Contact Support</ButtonLink>
      <ButtonLink href={paths.community} look="outline">
        Join Community
      </ButtonLink>
    </p>
  </PublicPage>
)

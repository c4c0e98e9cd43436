import { PRODUCT } from '#contract/product.ts'
import { PageTabs } from '#web/frame/page-tabs.tsx'
import { PublicPage } from '#web/frame/public-page.tsx'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/pill.tsx'

const endpoints = [
  { method: 'POST', path: '/v1/generate', what: 'A sermon in; teens, children and youngKids out.' },
  { method: 'GET', path: '/v1/sermons', what: 'The sermons of your account, newest first.' },
  { method: 'GET', path: '/v1/sermons/{id}', what: 'One sermon with its three books.' },
  { method: 'POST', path: '/v1/audio/generate', what: 'A text read aloud in a voice for an age group.' },
  { method: 'POST', path: '/v1/images/coloring-page', what: 'A coloring page of a scene.' },
]
const javascript = `const response = await fetch('https://YOUR-STORYFOLD/v1/generate', {
  method: 'POST',
  headers: {
    Authorization: 'Bearer YOUR_API_KEY',
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    title: 'The Shepherd Who Looks',
    speaker: 'Pastor Lee',
    date: '2026-05-17',
    scripture: 'Luke 15:3-7',
    content: sermonText,
  }),
})
const { teens, children, youngKids } = await response.json()`
const python = `import requests

response = requests.post(
    "https://YOUR-STORYFOLD/v1/generate",
    headers={"Authorization": "Bearer YOUR_API_KEY"},
    json={
        "title": "The Shepherd Who Looks",
        "speaker": "Pastor Lee",
        "date": "2026-05-17",
        "scripture": "Luke 15:3-7",
        "content": sermon_text,
    },
)
lesson = response.json()
print(lesson["children"]["title"])`
const curl = `curl https://YOUR-STORYFOLD/v1/generate \\
  -H "Authorization: Bearer YOUR_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d @sermon.json`

const Code = ({ text, language }: { text: string; language: string }) => (
  <pre
    tabIndex={0}
    role="region"
    aria-label={`Sample in ${language}`}
    className="overflow-x-auto rounded-2xl border border-line bg-paper-2 p-5 font-mono text-sm leading-relaxed"
  >
    <code>{text}</code>
  </pre>
)

export const ApiPage = () => (
  <PublicPage
    title="API documentation"
    lead="For churches that want lessons in their own software. It is not open yet; this is how it will look."
  >
    <div className="mb-12 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl border border-children-line bg-children-soft p-5 sm:p-6">
      <Pill tone="children">Coming Soon</Pill>
      <p className="max-w-[44em] flex-1 basis-72">
        The public API will be part of Church Network plans. Our aim is an answer in under 2 seconds for everything but the writing itself.
      </p>
      <ButtonLink href={paths.contactAbout('partnership', 'We would like to use the API for: ')}>Contact Sales</ButtonLink>
    </div>
    <h2 className="mb-5 text-2xl">Endpoints</h2>
    <div className="overflow-x-auto rounded-2xl border border-line bg-card" tabIndex={0} role="region" aria-label="Endpoints">
      <table className="w-full text-left">
        <thead className="border-b border-line text-sm text-mute">
          <tr>
            <th className="px-5 py-3 font-semibold">Method</th>
            <th className="px-5 py-3 font-semibold">Path</th>
            <th className="px-5 py-3 font-semibold">What it does</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {endpoints.map(({ method, path, what }) => (
            <tr key={path}>
              <td className="px-5 py-3 font-mono text-sm font-semibold text-accent-text">{method}</td>
              <td className="px-5 py-3 font-mono text-sm whitespace-nowrap">{path}</td>
              <td className="min-w-64 px-5 py-3 text-ink-2">{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <h2 className="mt-14 mb-5 text-2xl">A first call</h2>
    <PageTabs
      id="samples"
      label="Language"
      tabs={[
        { title: 'JavaScript', content: <Code language="JavaScript" text={javascript} /> },
        { title: 'Python', content: <Code language="Python" text={python} /> },
        { title: 'cURL', content: <Code language="cURL" text={curl} /> },
      ]}
    />
    <section className="mt-14 max-w-[44em]">
      <h2 className="mb-3 text-xl">What exists today</h2>
      <p className="mb-5 text-ink-2">
        {PRODUCT} runs on one documented set of calls, the same ones these pages use. If you run it on your own server, you can read all of
        them, with every field, as OpenAPI 3.1.
      </p>
      <ButtonLink href="/api/openapi.json" look="outline">
        Read the OpenAPI document
      </ButtonLink>
    </section>
  </PublicPage>
)

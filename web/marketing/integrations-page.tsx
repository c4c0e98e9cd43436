import { Plug, Settings2, Workflow } from 'lucide-react'
import { PublicPage } from '#web/frame/public-page.tsx'
import { PublicRows } from '#web/frame/public-rows.tsx'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/pill.tsx'
import { integrations } from './integrations.ts'

const steps = [
  { icon: Plug, title: 'Connect', text: 'Choose a tool your team already uses, and read its guide.' },
  { icon: Settings2, title: 'Configure', text: 'Decide who gets what: the pack for the team, a sheet for a leader, a link for families.' },
  { icon: Workflow, title: 'Automate', text: 'Do it the same way each week. Connections that run by themselves are coming.' },
]
const guided = integrations.filter((one) => one.steps)

export const IntegrationsPage = () => (
  <PublicPage
    art="teens"
    title="Integrations"
    lead="The lesson belongs where your team already looks. Today that works with files and links, and each guide takes five minutes."
  >
    <PublicRows
      rows={integrations.map(({ id, name, text, steps: guide }) => ({
        title: name,
        children: <p>{text}</p>,
        beside: (
          <div className="flex items-center gap-3">
            <Pill tone={guide ? 'teens' : 'line'}>{guide ? 'Available' : 'Coming soon'}</Pill>
            {guide && (
              <ButtonLink href={`#${id}`} look="outline" size="sm" aria-label={`Connect ${name}`}>
                Connect
              </ButtonLink>
            )}
          </div>
        ),
      }))}
    />
    <ol className="mt-16 grid gap-8 md:grid-cols-3">
      {steps.map(({ icon: Icon, title, text }, at) => (
        <li key={title} className="flex gap-4">
          <span className="arch grid h-16 w-13 shrink-0 place-items-center bg-teens pt-1.5 text-on-teens" aria-hidden="true">
            <Icon className="size-6" />
          </span>
          <div>
            <h2 className="text-lg">
              {at + 1}. {title}
            </h2>
            <p className="mt-1 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
    <h2 className="mt-16 mb-6 text-2xl">The guides</h2>
    <PublicRows
      level={3}
      rows={guided.map(({ id, name, steps: guide = [] }) => ({
        id,
        title: name,
        children: (
          <ol className="list-decimal space-y-2 pl-5">
            {guide.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        ),
      }))}
    />
    <section className="mt-14 rounded-2xl border border-children-line bg-children-soft p-6 sm:p-8">
      <h2 className="text-xl">Don’t see your tool?</h2>
      <p className="mt-2 mb-5 max-w-[40em] text-ink-2">
        Tell us which one your church uses and what should happen. We build what most people ask for first.
      </p>
      <ButtonLink href={paths.contactAbout('feature', 'We would like Storyfold to work with: ')}>Request Integration</ButtonLink>
    </section>
  </PublicPage>
)

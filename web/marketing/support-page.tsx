import { Mail, Users } from 'lucide-react'
import { PublicPage } from '#web/frame/public-page.tsx'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { supportQuestions } from './help-questions.ts'
import { Questions } from './questions.tsx'

export const SupportPage = () => (
  <PublicPage
    art="young-kids"
    title="Support Center"
    lead="For when something does not work on Saturday night, or you have a question before you start."
  >
    <div className="grid gap-5 md:grid-cols-2">
      <section className="flex flex-col items-start rounded-2xl border border-line bg-card p-6 sm:p-7">
        <Mail className="mb-4 size-7 text-accent-text" aria-hidden="true" />
        <h2 className="text-xl">Email support</h2>
        <p className="mt-2 mb-6 flex-1 text-ink-2">
          Tell us what happened and what you expected. A person answers within 24 business hours.
        </p>
        <ButtonLink href={paths.contactAbout('support', '')}>Write to support</ButtonLink>
      </section>
      <section className="flex flex-col items-start rounded-2xl border border-line bg-card p-6 sm:p-7">
        <Users className="mb-4 size-7 text-accent-text" aria-hidden="true" />
        <h2 className="text-xl">Community forum</h2>
        <p className="mt-2 mb-6 flex-1 text-ink-2">See what other churches teach, and share what worked in your room.</p>
        <ButtonLink href={paths.community} look="outline">
          Visit the community
        </ButtonLink>
      </section>
    </div>
    <h2 className="mt-16 mb-5 text-2xl">Frequently asked questions</h2>
    <Questions id="support-questions" items={supportQuestions} />
  </PublicPage>
)

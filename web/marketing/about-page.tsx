import { PRODUCT } from '#contract/product.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Prose, PublicPage } from '#web/frame/public-page.tsx'

export const AboutPage = () => (
  <PublicPage art="children" title="About" lead="One church, one text, every age. That is the whole idea.">
    <Prose
      parts={[
        {
          title: 'Our mission',
          text: [
            'On Sunday the adults hear one thing and the children another. We want families to drive home with one story to talk about.',
          ],
        },
        {
          title: 'What we do',
          text: [
            `${PRODUCT} reads the sermon that was preached and writes three lesson books from it: a devotional for teens, a Bible story for children, a first little lesson for young kids. Each is checked before it is shown, and each ends with what a leader needs to know.`,
          ],
        },
        {
          title: 'Who we serve',
          text: ['Pastors, leaders of children’s and youth ministry, and the volunteer who opens the lesson on Saturday night.'],
        },
        {
          title: 'Our story',
          text: [
            'A pastor preaches for thirty minutes. Down the hall somebody has forty-five minutes with eight children, a box of crayons and a lesson about something else. We wrote the program that we wanted to have in that room.',
          ],
        },
      ]}
    />
    <p className="mt-10">
      <ButtonLink href={paths.auth('register')} size="lg">
        Start Your Free Trial
      </ButtonLink>
    </p>
  </PublicPage>
)

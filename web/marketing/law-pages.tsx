import { triedHours } from '#contract/limits.ts'
import { PRODUCT } from '#contract/product.ts'
import { Prose, PublicPage } from '#web/frame/public-page.tsx'

export const TermsPage = () => (
  <PublicPage title="Terms" lead="What you can expect from us, and we from you, in plain English.">
    <Prose
      parts={[
        {
          title: 'Your sermons stay yours',
          text: [
            `What you upload, and what is made from it, belongs to you and your church. ${PRODUCT} uses it to make your lessons and for nothing else.`,
            'Upload only what you may use. Read a lesson before you teach it: software makes mistakes, and the leader’s report names what to check.',
          ],
        },
        {
          title: 'Money',
          text: [
            'The trial needs no card. A plan is paid in advance, by the month or by the year, and renews until you cancel. You can cancel at any time and keep access until the end of the period.',
            'A gift code works once. If a payment fails, we try it again, and your access continues for a week in the meantime.',
          ],
        },
        {
          title: 'Fair use',
          text: [
            'Share only lessons you would put your name to. A lesson that several people report is hidden until someone has reviewed it.',
            'Do not try to break in, to overload the service, or to use it to harm people. Accounts that do may be closed.',
          ],
        },
        {
          title: 'What we do not promise',
          text: ['The service is offered as it is. We fix what breaks as fast as we can, and we say so when something was our fault.'],
        },
      ]}
    />
  </PublicPage>
)

export const PrivacyPage = () => (
  <PublicPage title="Privacy" lead="What is kept, why, and how to take it back.">
    <Prose
      parts={[
        {
          title: 'What is kept',
          text: [
            'Your name, your email, what you tell us about your church, your sermons and the lessons made from them, and where you are signed in. No data of children is asked for.',
            'Passwords are kept only as a hash that cannot be reversed. Uploaded files are read and not kept; their text is.',
            `A sermon that you try without an account is kept for ${triedHours} hours with the books made from it, so that you can keep them. Then it is deleted, text and all.`,
          ],
        },
        {
          title: 'Who else sees it',
          text: [
            'Nobody, except where it cannot be avoided: the payment provider sees what you pay, and where this installation uses an AI provider, that provider reads the sermon to write the lessons. The home page says which engine writes.',
            'There is no tracking, no advertising and no third-party script on these pages.',
          ],
        },
        {
          title: 'What you share',
          text: [
            'A lesson becomes public only when you share it, after you have seen all of it. Your name, your church, the sermon’s text and the name of whoever preached stay private. You can stop sharing at any time.',
            'So that a view counts once a day, a shared lesson keeps a fingerprint of the visitor’s address and browser, and discards it when it is read on another day. No cookie is set for it.',
          ],
        },
        {
          title: 'Taking it back',
          text: [
            'Under Settings, Profile you can download everything as one file, and delete everything. Deleting takes effect at once and leaves nothing behind.',
          ],
        },
      ]}
    />
  </PublicPage>
)

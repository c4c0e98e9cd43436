import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { paths } from './lib/paths.ts'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { Protected } from './shell/protected.tsx'
import { PageSpinner } from './ui/spinner.tsx'

const HomePage = lazy(() => import('./home/home-page.tsx').then((page) => ({ default: page.HomePage })))
const SettingsPage = lazy(() => import('./settings/settings-page.tsx').then((page) => ({ default: page.SettingsPage })))
const ForgotPasswordPage = lazy(() => import('./accounts/forgot-password-page.tsx').then((page) => ({ default: page.ForgotPasswordPage })))
const ResetPasswordPage = lazy(() => import('./accounts/reset-password-page.tsx').then((page) => ({ default: page.ResetPasswordPage })))
const SubscriptionTestPage = lazy(() =>
  import('./billing/subscription-test-page.tsx').then((page) => ({ default: page.SubscriptionTestPage })),
)
const PaymentSuccessPage = lazy(() => import('./billing/payment-success-page.tsx').then((page) => ({ default: page.PaymentSuccessPage })))
const PaymentCancelledPage = lazy(() =>
  import('./billing/payment-cancelled-page.tsx').then((page) => ({ default: page.PaymentCancelledPage })),
)
const PrintPage = lazy(() => import('./print/print-page.tsx').then((page) => ({ default: page.PrintPage })))
const LandingPage = lazy(() => import('./marketing/landing-page.tsx').then((page) => ({ default: page.LandingPage })))
const PricingPage = lazy(() => import('./marketing/pricing-page.tsx').then((page) => ({ default: page.PricingPage })))
const HelpPage = lazy(() => import('./marketing/help-page.tsx').then((page) => ({ default: page.HelpPage })))
const ContactPage = lazy(() => import('./marketing/contact-page.tsx').then((page) => ({ default: page.ContactPage })))
const AboutPage = lazy(() => import('./marketing/about-page.tsx').then((page) => ({ default: page.AboutPage })))
const TermsPage = lazy(() => import('./marketing/law-pages.tsx').then((page) => ({ default: page.TermsPage })))
const PrivacyPage = lazy(() => import('./marketing/law-pages.tsx').then((page) => ({ default: page.PrivacyPage })))
const AuthPage = lazy(() => import('./accounts/auth-page.tsx').then((page) => ({ default: page.AuthPage })))

/** The one table of the pages. */
export const Routes = () => (
  <Suspense fallback={<PageSpinner />}>
    <Switch>
      <Route path={paths.home}>
        <Protected>
          <HomePage />
        </Protected>
      </Route>
      <Route path={paths.settings()}>
        <Protected>
          <SettingsPage />
        </Protected>
      </Route>
      <Route path={paths.subscriptionTest}>
        <Protected>
          <SubscriptionTestPage />
        </Protected>
      </Route>
      <Route path={paths.subscriptionSuccess} component={PaymentSuccessPage} />
      <Route path={paths.subscriptionCancelled} component={PaymentCancelledPage} />
      <Route path={paths.forgotPassword} component={ForgotPasswordPage} />
      <Route path={paths.resetPassword} component={ResetPasswordPage} />
      <Route path={paths.print(':id')}>
        <Protected>
          <PrintPage />
        </Protected>
      </Route>
      <Route path={paths.landing} component={LandingPage} />
      <Route path={paths.pricing} component={PricingPage} />
      <Route path={paths.help} component={HelpPage} />
      <Route path={paths.contact} component={ContactPage} />
      <Route path={paths.about} component={AboutPage} />
      <Route path={paths.terms} component={TermsPage} />
      <Route path={paths.privacy} component={PrivacyPage} />
      <Route path={paths.auth()} component={AuthPage} />
      <Route component={NotFoundPage} />
    </Switch>
  </Suspense>
)

import { lazy, Suspense, useEffect } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { CurrentPath } from './frame/current-path.ts'
import { paths } from './lib/paths.ts'
import { AppHeader } from './shell/app-header.tsx'
import { Protected, ProtectedBook, ProtectedClass } from './shell/protected.tsx'
import { TrialOver } from './shell/trial-over.tsx'
import { PageSpinner } from './ui/spinner.tsx'

const HomePage = lazy(() => import('./home/home-page.tsx').then((page) => ({ default: page.HomePage })))
const LibraryPage = lazy(() => import('./library/library-page.tsx').then((page) => ({ default: page.LibraryPage })))
const StoriesPage = lazy(() => import('./community/stories-page.tsx').then((page) => ({ default: page.StoriesPage })))
const SettingsPage = lazy(() => import('./settings/settings-page.tsx').then((page) => ({ default: page.SettingsPage })))
const ForgotPasswordPage = lazy(() => import('./accounts/forgot-password-page.tsx').then((page) => ({ default: page.ForgotPasswordPage })))
const ResetPasswordPage = lazy(() => import('./accounts/reset-password-page.tsx').then((page) => ({ default: page.ResetPasswordPage })))
const SubscriptionTestPage = lazy(() =>
  import('./billing/subscription-test-page.tsx').then((page) => ({ default: page.SubscriptionTestPage })),
)
const SubscribePage = lazy(() => import('./billing/subscribe-page.tsx').then((page) => ({ default: page.SubscribePage })))
const PaymentSuccessPage = lazy(() => import('./billing/payment-success-page.tsx').then((page) => ({ default: page.PaymentSuccessPage })))
const PaymentCancelledPage = lazy(() =>
  import('./billing/payment-cancelled-page.tsx').then((page) => ({ default: page.PaymentCancelledPage })),
)
const PlanPage = lazy(() => import('./plan/plan-page.tsx').then((page) => ({ default: page.PlanPage })))
const BookPage = lazy(() => import('./reader/book-page.tsx').then((page) => ({ default: page.BookPage })))
const classPage = () => import('./teach/teach-page.tsx')
const TeachPage = lazy(() => classPage().then((page) => ({ default: page.TeachPage })))
const VolunteerClassPage = lazy(() => import('./teach/volunteer-class-page.tsx').then((page) => ({ default: page.VolunteerClassPage })))
const PrintPage = lazy(() => import('./print/print-page.tsx').then((page) => ({ default: page.PrintPage })))
const KeepPage = lazy(() => import('./try/keep-page.tsx').then((page) => ({ default: page.KeepPage })))
const NotFoundPage = lazy(() => import('./shell/not-found-page.tsx').then((page) => ({ default: page.NotFoundPage })))
const AuthPage = lazy(() => import('./accounts/auth-page.tsx').then((page) => ({ default: page.AuthPage })))

/** The one table of the app's pages; the public ones stand in pages.tsx. */
export function Routes() {
  const [path] = useLocation()
  // Another page begins at its top, or the header cuts its title where the last one was left.
  useEffect(() => void scrollTo({ top: 0, behavior: 'instant' }), [path])
  return (
    <CurrentPath value={path}>
      <Suspense fallback={<PageSpinner />}>
        <Switch>
          <Route path={paths.home}>
            <Protected>
              <HomePage />
            </Protected>
          </Route>
          <Route path={paths.library}>
            <Protected>
              <AppHeader slash={false} />
              <LibraryPage notice={<TrialOver />} />
            </Protected>
          </Route>
          <Route path={paths.stories}>
            <Protected>
              <AppHeader />
              <StoriesPage notice={<TrialOver />} />
            </Protected>
          </Route>
          <Route path={paths.plan(':id')}>
            <Protected>
              <AppHeader />
              <PlanPage />
            </Protected>
          </Route>
          <Route path={paths.book(':id')}>
            <ProtectedBook>
              {/* On a phone the book has a head and a bar of its own. */}
              <div className="max-md:hidden">
                <AppHeader />
              </div>
              <BookPage more={classPage} />
            </ProtectedBook>
          </Route>
          <Route path={paths.teach(':id')}>
            <ProtectedClass>
              <TeachPage />
            </ProtectedClass>
          </Route>
          <Route path={paths.volunteerClass(':token', ':bookId')} component={VolunteerClassPage} />
          <Route path={paths.subscribe(':plan')}>
            <Protected>
              <SubscribePage />
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
          <Route path={paths.keep}>
            <Protected>
              <KeepPage />
            </Protected>
          </Route>
          <Route path={paths.auth()} component={AuthPage} />
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </CurrentPath>
  )
}

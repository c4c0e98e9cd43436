import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { paths } from './lib/paths.ts'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { Protected } from './shell/protected.tsx'
import { PageSpinner } from './ui/spinner.tsx'

const HomePage = lazy(() => import('./home/home-page.tsx').then((page) => ({ default: page.HomePage })))
const PrintPage = lazy(() => import('./print/print-page.tsx').then((page) => ({ default: page.PrintPage })))
const LandingPage = lazy(() => import('./marketing/landing-page.tsx').then((page) => ({ default: page.LandingPage })))
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
      <Route path={paths.print(':id')}>
        <Protected>
          <PrintPage />
        </Protected>
      </Route>
      <Route path={paths.landing} component={LandingPage} />
      <Route path={paths.auth()} component={AuthPage} />
      <Route component={NotFoundPage} />
    </Switch>
  </Suspense>
)

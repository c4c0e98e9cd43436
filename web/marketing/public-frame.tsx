import { PRODUCT, TAGLINE } from '#contract/product.ts'
import { Logo } from '#web/art/mark.tsx'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

const links = [
  { to: `${paths.landing}#sample`, name: 'Sample' },
  { to: paths.pricing, name: 'Pricing' },
  { to: paths.help, name: 'Help' },
  { to: paths.contact, name: 'Contact' },
  { to: paths.about, name: 'About' },
  { to: paths.terms, name: 'Terms' },
  { to: paths.privacy, name: 'Privacy' },
]

export const PublicHeader = () => (
  <header className="sticky top-0 z-40 border-b border-line/70 bg-paper/95 backdrop-blur-md">
    <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:rounded-md focus:bg-card focus:px-4 focus:py-2">
      Skip to content
    </a>
    <div className="wrap flex h-17 items-center gap-8">
      <a href={paths.landing} aria-label={`${PRODUCT} home`} className="rounded-md">
        <Logo />
      </a>
      <nav aria-label="Main" className="hidden flex-1 items-center gap-7 font-medium text-ink-2 lg:flex">
        {links.slice(0, 4).map(({ to, name }) => (
          <a key={to} href={to} className="underline-offset-8 hover:text-accent-text hover:underline">
            {name}
          </a>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-2">
        <ButtonLink href={paths.auth()} look="ghost">
          Sign in
        </ButtonLink>
        <ButtonLink href={paths.auth('register')} className="max-sm:hidden">
          Start free trial
        </ButtonLink>
      </div>
    </div>
  </header>
)

export const PublicFooter = () => (
  <footer className="relative bg-[#2b1733] text-[#fff6e4]">
    <svg
      viewBox="0 0 1440 120"
      preserveAspectRatio="none"
      className="absolute bottom-full left-0 block h-[clamp(36px,6vw,84px)] w-full translate-y-px"
      aria-hidden="true"
    >
      <path d="M0 120V70C180 20 330 18 520 60S860 116 1050 62 1330 20 1440 52V120Z" fill="#2b1733" />
    </svg>
    <div className="wrap flex flex-wrap items-center justify-between gap-6 pt-10 pb-8">
      <div className="[--teens:#6aa7ad]">
        <Logo />
      </div>
      <p className="text-[#fbdc92]">{TAGLINE}</p>
      <nav aria-label="More" className="flex w-full flex-wrap gap-x-6 gap-y-1">
        {links.map(({ to, name }) => (
          <a key={to} href={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
            {name}
          </a>
        ))}
      </nav>
    </div>
    <div className="wrap border-t border-white/15 py-6 text-sm text-[#f2e6d2]">© 2025 {PRODUCT}. Made for the church, with care.</div>
  </footer>
)

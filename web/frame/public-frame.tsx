import { PRODUCT, TAGLINE } from '#contract/product.ts'
import { Logo } from '#web/art/mark.tsx'
import { paths } from '#web/lib/paths.ts'
import { BottomBar } from './bottom-bar.tsx'
import { HeaderLinks, SkipLink } from './header-links.tsx'
import { publicPages } from './items.ts'
import { NavMenu } from './nav-menu.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

const year = new Date().getFullYear()

const named = ({ to, name }: { to: string; name: string }) => ({ to, name })
const top = [...publicPages.slice(0, 4).map(named), { to: paths.support, name: 'Support' }, { to: paths.about, name: 'About' }]
const groups = [
  {
    title: 'Product',
    links: [
      { to: `${paths.landing}#sample`, name: 'Sample' },
      { to: paths.features, name: 'Features' },
      { to: paths.pricing, name: 'Pricing' },
      { to: paths.integrations, name: 'Integrations' },
      { to: paths.api, name: 'API docs' },
    ],
  },
  {
    title: 'Learn',
    links: [
      { to: paths.help, name: 'Help' },
      { to: paths.training, name: 'Training' },
      { to: paths.community, name: 'Community' },
      { to: paths.support, name: 'Support' },
      { to: paths.contact, name: 'Contact' },
    ],
  },
  {
    title: PRODUCT,
    links: [
      { to: paths.about, name: 'About' },
      { to: paths.terms, name: 'Terms' },
      { to: paths.privacy, name: 'Privacy' },
      { to: paths.auth('gift'), name: 'Give a subscription' },
    ],
  },
]

export const PublicHeader = () => (
  <header className="sticky top-0 z-40 border-b border-line bg-paper">
    <SkipLink />
    <div className="wrap flex h-17 items-center gap-4 lg:gap-8">
      <a href={paths.landing} aria-label={`${PRODUCT} home`} className="rounded-md">
        <Logo />
      </a>
      <HeaderLinks items={top} className="flex-1" />
      <div className="ml-auto flex items-center gap-2">
        <ButtonLink href={paths.auth()} look="ghost" className="signed-in:hidden">
          Sign in
        </ButtonLink>
        <ButtonLink href={paths.auth('register')} look="outline" className="max-sm:hidden signed-in:hidden">
          Start free trial
        </ButtonLink>
        <span className="hidden signed-in:contents">
          <ButtonLink href={paths.home}>Open {PRODUCT}</ButtonLink>
        </span>
        <NavMenu items={publicPages}>
          <ButtonLink href={paths.auth('register')} className="mt-3 w-full signed-in:hidden">
            Start free trial
          </ButtonLink>
        </NavMenu>
      </div>
    </div>
  </header>
)

export const PublicFooter = () => (
  <>
    <footer className="relative bg-[#2b1733] text-[#fff6e4] signed-in:max-md:pb-16">
      <svg
        viewBox="0 0 1440 120"
        preserveAspectRatio="none"
        className="absolute bottom-full left-0 block h-[clamp(36px,6vw,84px)] w-full translate-y-px"
        aria-hidden="true"
      >
        <path d="M0 120V70C180 20 330 18 520 60S860 116 1050 62 1330 20 1440 52V120Z" fill="#2b1733" />
      </svg>
      <div className="wrap grid gap-x-10 gap-y-8 pt-10 pb-8 sm:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="sm:col-span-3 lg:col-span-1">
          <div className="[--teens:#6aa7ad]">
            <Logo />
          </div>
          <p className="mt-3 max-w-[18em] text-[#fbdc92]">{TAGLINE}</p>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="mb-1 text-sm font-semibold text-[#fbdc92]">{title}</p>
            <ul>
              {links.map(({ to, name }) => (
                <li key={to}>
                  <a href={to} className="inline-flex min-h-9 items-center underline-offset-4 hover:underline">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="wrap border-t border-white/15 py-6 text-sm text-[#f2e6d2]">
        © {year} {PRODUCT}. Made for the church, with care.
      </div>
    </footer>
    <BottomBar />
  </>
)

import { ChevronDown, Code2, CreditCard, GraduationCap, ImageUp, LogOut, Mail, Plug, Settings, Star } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { useLocation } from 'wouter'
import { PRODUCT } from '#contract/product.ts'
import { Logo } from '#web/art/mark.tsx'
import { BottomBar } from '#web/frame/bottom-bar.tsx'
import { HeaderLinks, SkipLink } from '#web/frame/header-links.tsx'
import { navigation } from '#web/frame/items.ts'
import { NavMenu } from '#web/frame/nav-menu.tsx'
import { paths } from '#web/lib/paths.ts'
import { type Person, useSession } from '#web/lib/session.tsx'
import { Pill } from '#web/ui/pill.tsx'
import { PictureInput } from './picture-input.tsx'

const daysLeft = (end: string | null) => (end ? Math.max(0, Math.ceil((Date.parse(end) - Date.now()) / 86_400_000)) : 0)

function PlanBadge({ subscription }: Pick<Person, 'subscription'>) {
  if (subscription.subscriptionSource?.includes('LIFETIME'))
    return (
      <Pill tone="teens" className="whitespace-nowrap max-sm:px-2.5 max-sm:text-xs">
        <Star className="size-4 max-sm:hidden" aria-hidden="true" />
        Lifetime Access
      </Pill>
    )
  const days = daysLeft(subscription.trialEndsAt)
  if (subscription.plan !== 'trial') return null
  return (
    <Pill tone="children" className="whitespace-nowrap max-sm:px-2.5 max-sm:text-xs">
      {days > 0 ? `Trial: ${days} ${days === 1 ? 'day' : 'days'} left` : 'Trial ended'}
    </Pill>
  )
}

const initialsOf = ({ name, email }: Person['user']) =>
  (name || email)
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('')

const MenuItem = ({ icon, onSelect, children }: { icon: ReactNode; onSelect: () => void; children: ReactNode }) => (
  <DropdownMenu.Item
    onSelect={onSelect}
    className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-3 outline-none data-highlighted:bg-paper-2 [&>svg]:size-4.5 [&>svg]:text-mute"
  >
    {icon}
    {children}
  </DropdownMenu.Item>
)

export function AppHeader() {
  const { person, leave } = useSession()
  const [, go] = useLocation()
  const picture = useRef<HTMLInputElement>(null)
  if (!person) return null
  return (
    <>
      <header className="sticky top-0 z-40 border-b border-line bg-paper/95 backdrop-blur-md">
        <SkipLink />
        <div className="wrap flex h-16 items-center gap-4 lg:gap-8">
          <a href={paths.home} aria-label={`${PRODUCT} home`} className="rounded-md max-[26rem]:[&_.display]:hidden">
            <Logo />
          </a>
          <HeaderLinks items={navigation.slice(0, 5)} />
          <div className="ml-auto flex items-center gap-2 sm:gap-3">
            <PlanBadge subscription={person.subscription} />
            <PictureInput input={picture} />
            <DropdownMenu.Root modal={false}>
              <DropdownMenu.Trigger className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-card py-1 pr-3 pl-1 max-sm:pr-1">
                {person.user.profileImageUrl ? (
                  <img src={person.user.profileImageUrl} alt="" width={36} height={36} className="size-9 rounded-full object-cover" />
                ) : (
                  <span className="grid size-9 place-items-center rounded-full bg-teens font-semibold text-on-teens" aria-hidden="true">
                    {initialsOf(person.user)}
                  </span>
                )}
                <span className="sr-only">Profile menu</span>
                <ChevronDown className="size-4 text-mute max-sm:hidden" aria-hidden="true" />
              </DropdownMenu.Trigger>
              {/* No portal: the menu stays inside the header's landmark. */}
              <DropdownMenu.Content
                align="end"
                sideOffset={8}
                className="z-50 min-w-56 rounded-xl border border-line bg-card p-1.5 shadow-3"
              >
                <p className="px-3 pt-2 font-semibold">{person.user.name || 'Signed in'}</p>
                <p className="truncate px-3 pb-2 text-sm text-mute">{person.user.email}</p>
                <DropdownMenu.Separator className="my-1 h-px bg-line" />
                <MenuItem icon={<Settings />} onSelect={() => go(paths.settings())}>
                  Settings
                </MenuItem>
                <MenuItem icon={<CreditCard />} onSelect={() => go(paths.settings('subscription'))}>
                  Subscription
                </MenuItem>
                <MenuItem icon={<ImageUp />} onSelect={() => picture.current?.click()}>
                  Change picture
                </MenuItem>
                <DropdownMenu.Separator className="my-1 h-px bg-line" />
                {/* These pages stand outside the app. */}
                <MenuItem icon={<GraduationCap />} onSelect={() => location.assign(paths.training)}>
                  Training
                </MenuItem>
                <MenuItem icon={<Code2 />} onSelect={() => location.assign(paths.api)}>
                  API Docs
                </MenuItem>
                <MenuItem icon={<Plug />} onSelect={() => location.assign(paths.integrations)}>
                  Integrations
                </MenuItem>
                <MenuItem icon={<Mail />} onSelect={() => location.assign(paths.contact)}>
                  Contact
                </MenuItem>
                <DropdownMenu.Separator className="my-1 h-px bg-line" />
                <MenuItem icon={<LogOut />} onSelect={() => void leave().then((left) => left && location.assign(paths.landing))}>
                  Sign out
                </MenuItem>
              </DropdownMenu.Content>
            </DropdownMenu.Root>
            <NavMenu items={navigation} />
          </div>
        </div>
      </header>
      {/* Not inside the header: its blur would hold what is fixed to the window. */}
      <BottomBar />
    </>
  )
}

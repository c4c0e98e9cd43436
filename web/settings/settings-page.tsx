import { LogOut } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.tsx'
import { AppHeader } from '#web/shell/app-header.tsx'
import { Button } from '#web/ui/button.tsx'
import { AppearanceTab } from './appearance-tab.tsx'
import { ClassTab } from './class-tab.tsx'
import { NotificationsTab } from './notifications-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { SecurityTab } from './security-tab.tsx'
import { SubscriptionTab } from './subscription-tab.tsx'

const tabs = [
  { value: 'profile', label: 'Profile', Content: ProfileTab },
  { value: 'class', label: 'Class', Content: ClassTab },
  { value: 'subscription', label: 'Subscription', Content: SubscriptionTab },
  { value: 'notifications', label: 'Notifications', Content: NotificationsTab },
  { value: 'security', label: 'Security', Content: SecurityTab },
  { value: 'appearance', label: 'Appearance', Content: AppearanceTab },
]
const named = () => tabs.find((tab) => tab.value === location.hash.slice(1))?.value ?? 'profile'

/** Settings in tabs. The tab stands in the address, so that a link can lead to one. */
export function SettingsPage() {
  useTitle('Settings')
  const { leave } = useSession()
  const [, go] = useLocation()
  const [tab, setTab] = useState(named)
  useEffect(() => {
    const follow = () => setTab(named())
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  const choose = (value: string) => {
    history.replaceState(history.state, '', paths.settings(value))
    setTab(value)
  }
  return (
    <>
      <AppHeader />
      <main id="main" className="wrap max-w-[60rem] pt-8 pb-28">
        <h1 className="mb-7 text-3xl">Settings</h1>
        <Tabs.Root value={tab} onValueChange={choose}>
          <Tabs.List aria-label="Settings" className="mb-8 flex gap-1 overflow-x-auto rounded-[16px] border border-line bg-paper-2 p-1">
            {tabs.map(({ value, label }) => (
              <Tabs.Trigger
                key={value}
                value={value}
                // On a narrow screen the chosen tab may stand outside.
                ref={(element) => {
                  if (value === tab) element?.scrollIntoView({ block: 'nearest', inline: 'center' })
                }}
                className="min-h-11 shrink-0 grow rounded-[12px] px-4 font-semibold text-mute hover:text-ink data-[state=active]:bg-card data-[state=active]:text-ink data-[state=active]:shadow-2"
              >
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {tabs.map(({ value, Content }) => (
            <Tabs.Content key={value} value={value} className="space-y-6">
              <Content />
            </Tabs.Content>
          ))}
        </Tabs.Root>
        <div className="mt-10 border-t border-line pt-6">
          <Button look="outline" onClick={() => void leave().then((left) => left && go(paths.home))}>
            <LogOut className="size-4.5" aria-hidden="true" />
            Sign Out
          </Button>
        </div>
      </main>
    </>
  )
}

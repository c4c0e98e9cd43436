import { useState } from 'react'
import { me, type Notifications, saveNotifications } from '#contract/accounts.ts'
import { call } from '#web/lib/call.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { readAgain, useRead } from '#web/lib/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { Card } from './card.tsx'

const items: { id: keyof Notifications; label: string; description: string }[] = [
  {
    id: 'email_updates',
    label: 'Email updates',
    description: 'News about your trial and your plan. You always get emails about payments and security.',
  },
  {
    id: 'sermon_reminders',
    label: 'Sermon reminders',
    description: 'On Friday, if you have not made a lesson for Sunday yet.',
  },
  {
    id: 'community_activity',
    label: 'Community activity',
    description: 'When someone likes a lesson you shared, at most once a day.',
  },
  {
    id: 'system_alerts',
    label: 'System alerts',
    description: 'When Storyfold will be down for maintenance, or something has happened that you should know about.',
  },
]

export function NotificationsTab() {
  const { data, error } = useRead(me)
  if (error) return <p className="text-bad">Your preferences could not be loaded. {error.message}</p>
  return data ? <Choices stored={data.notifications} /> : <PageSpinner />
}

function Choices({ stored }: { stored: Notifications }) {
  const [chosen, setChosen] = useState(stored)
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      await call(saveNotifications, { body: chosen })
      await readAgain(me)
      toast({ title: 'Preferences saved', description: 'Your notification preferences have been updated.' })
    } catch (error) {
      toastFailure('Save failed', error, 'Failed to save notification preferences.')
    } finally {
      setSaving(false)
    }
  }
  return (
    <Card title="Notifications" about="Choose which emails you get.">
      <ul className="divide-y divide-line">
        {items.map(({ id, label, description }) => (
          <li key={id} className="flex items-center justify-between gap-6 py-3.5">
            <div>
              <p className="font-semibold" id={`${id}-label`}>
                {label}
              </p>
              <p className="text-sm text-ink-2" id={`${id}-about`}>
                {description}
              </p>
            </div>
            <button
              type="button"
              role="switch"
              aria-checked={chosen[id]}
              aria-labelledby={`${id}-label`}
              aria-describedby={`${id}-about`}
              onClick={() => setChosen({ ...chosen, [id]: !chosen[id] })}
              className={`relative h-8 w-14 shrink-0 rounded-full border transition-colors ${chosen[id] ? 'border-accent bg-accent' : 'border-line-2 bg-paper-2'}`}
            >
              <span
                aria-hidden="true"
                className={`absolute top-1 left-1 size-5.5 rounded-full transition-transform ${chosen[id] ? 'translate-x-6 bg-on-accent' : 'bg-line-2'}`}
              />
            </button>
          </li>
        ))}
      </ul>
      <Button className="mt-5" disabled={saving} onClick={() => void save()}>
        {saving ? 'Saving...' : 'Save Preferences'}
      </Button>
    </Card>
  )
}

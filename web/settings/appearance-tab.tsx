import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { accents, type Appearance, me, saveAppearance, themes } from '#contract/accounts.ts'
import { drawnTheme, keepAppearance, shownAppearance } from '#web/lib/appearance.ts'
import { call } from '#web/lib/call.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { readAgain, useRead } from '#web/lib/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/pill.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { Card } from './card.tsx'

const names = { light: 'Light', dark: 'Dark', system: 'System', purple: 'Purple', blue: 'Blue', green: 'Green', orange: 'Orange' }
const signs = { light: Sun, dark: Moon, system: Monitor }
const option =
  'flex min-h-12 cursor-pointer items-center justify-center gap-2.5 rounded-lg border border-line-2 px-3 sm:px-4 font-semibold has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

export function AppearanceTab() {
  const { data, error } = useRead(me)
  if (error) return <p className="text-bad">Your preferences could not be loaded. {error.message}</p>
  // Who never chose finds what this browser shows.
  return data ? <Choices stored={data.appearanceChosen ? data.appearance : shownAppearance(data.appearance)} /> : <PageSpinner />
}

/** Choosing changes the preview alone; saving changes the page. */
function Choices({ stored }: { stored: Appearance }) {
  const [chosen, setChosen] = useState(stored)
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      keepAppearance(await call(saveAppearance, { body: chosen }))
      await readAgain(me)
      toast({ title: 'Preferences saved', description: 'Your appearance preferences have been updated.' })
    } catch (error) {
      toastFailure('Save failed', error, 'Failed to save appearance preferences.')
    } finally {
      setSaving(false)
    }
  }
  return (
    <Card title="Appearance">
      <fieldset>
        <legend className="mb-2.5 font-semibold">Theme</legend>
        <div className="grid grid-cols-3 gap-2.5 sm:flex">
          {themes.map((theme) => {
            const Sign = signs[theme]
            return (
              <label key={theme} className={option}>
                <input
                  type="radio"
                  name="theme"
                  className="sr-only"
                  checked={chosen.theme === theme}
                  onChange={() => setChosen({ ...chosen, theme })}
                />
                <Sign className="size-4.5" aria-hidden="true" />
                {names[theme]}
              </label>
            )
          })}
        </div>
      </fieldset>
      <fieldset className="mt-6">
        <legend className="mb-2.5 font-semibold">Accent color</legend>
        <div className="flex flex-wrap gap-2.5">
          {accents.map((accent) => (
            <label key={accent} className={option}>
              <input
                type="radio"
                name="accent"
                className="sr-only"
                checked={chosen.accent === accent}
                onChange={() => setChosen({ ...chosen, accent })}
              />
              <span data-theme="light" data-accent={accent} className="size-5 rounded-t-full rounded-b-sm bg-accent" aria-hidden="true" />
              {names[accent]}
            </label>
          ))}
        </div>
      </fieldset>
      <h3 className="mt-7 mb-2.5 font-sans text-base font-semibold tracking-normal">Preview</h3>
      <div
        data-testid="appearance-preview"
        data-theme={drawnTheme(chosen.theme)}
        data-accent={chosen.accent}
        className="rounded-2xl border border-line bg-paper p-6 text-ink"
      >
        <p className="display text-2xl">The Man Who Stopped</p>
        <p className="mt-2 mb-4 text-ink-2">God is kind to us, so we stop and help.</p>
        <div className="flex flex-wrap items-center gap-3">
          <span className="inline-flex min-h-11 items-center rounded-lg bg-accent px-5 font-semibold text-on-accent">A button</span>
          <Pill>A badge</Pill>
          <span className="font-semibold text-accent-text underline underline-offset-4">A link</span>
        </div>
      </div>
      <Button className="mt-6" disabled={saving} onClick={() => void save()}>
        {saving ? 'Saving...' : 'Save Preferences'}
      </Button>
    </Card>
  )
}

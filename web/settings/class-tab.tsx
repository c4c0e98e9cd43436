import { useState } from 'react'
import { type ClassSettings, readClassDefaults, saveClassDefaults } from '#contract/class-settings.ts'
import { ClassFields } from '#web/book/class-fields.tsx'
import { filledWords } from '#web/book/own-words-field.tsx'
import { call } from '#web/lib/call.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { putRead, useRead } from '#web/lib/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { Card } from './card.tsx'

/** The class that every new sermon is for, until something else is said for one. */
export function ClassTab() {
  const { data, error } = useRead(readClassDefaults)
  if (error) return <p className="text-bad">Your class could not be loaded. {error.message}</p>
  return data ? <ClassForm stored={data} /> : <PageSpinner />
}

function ClassForm({ stored }: { stored: ClassSettings }) {
  const [chosen, setChosen] = useState(stored)
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      const saved = await call(saveClassDefaults, { body: { ...chosen, words: filledWords(chosen.words) } })
      putRead(readClassDefaults, {}, saved)
      setChosen(saved)
      toast({ title: 'Class saved', description: 'The books for your next sermons will be written for it.' })
    } catch (error) {
      toastFailure('Save failed', error, 'Your class could not be saved. Please try again.')
    } finally {
      setSaving(false)
    }
  }
  return (
    <Card title="Your class" about="New books are written for it. For books you already have, change it in the book.">
      <ClassFields value={chosen} onChange={setChosen} />
      <Button className="mt-8" disabled={saving} onClick={() => void save()}>
        {saving ? 'Saving...' : 'Save the class'}
      </Button>
    </Card>
  )
}

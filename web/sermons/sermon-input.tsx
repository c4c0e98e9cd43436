import { BookOpen, Sparkles, Wand2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { classMinutes, translationNames } from '#contract/generation-wishes.ts'
import { suggestMetadata } from '#contract/generation.ts'
import { type SermonForm, uploadSermon } from '#contract/sermons.ts'
import { call } from '#web/lib/call.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { FileDropZone } from './file-drop-zone.tsx'
import { sampleSermon } from '#web/lib/sample-sermon.ts'
import { type Draft, useDraft } from './use-draft.ts'

const wordCount = (text: string) => text.match(/\S+/g)?.length ?? 0

/** The sermon: dropped, typed or the sample; its title, speaker, date, scripture and theme; and the button that starts the writing. */
export function SermonInput({ writing, engine, onGenerate }: { writing: boolean; engine: string; onGenerate: (form: SermonForm) => void }) {
  const { draft, set, clear } = useDraft()
  const [uploading, setUploading] = useState(false)
  const [thinking, setThinking] = useState(false)

  const upload = async (file: File) => {
    setUploading(true)
    try {
      const found = await call(uploadSermon, { file })
      set({
        title: found.title || draft.title,
        speaker: found.speaker || draft.speaker,
        date: found.date || draft.date,
        scripture: found.scripture || draft.scripture,
        theme: found.theme || draft.theme,
        content: found.content,
        filename: found.filename,
      })
      toast({ title: 'File parsed successfully', description: `Content and metadata extracted from ${found.filename}` })
    } catch (error) {
      toastFailure('Upload failed', error, 'Failed to upload file')
    } finally {
      setUploading(false)
    }
  }
  const suggest = async () => {
    if (!draft.content.trim())
      return toast({ title: 'Content required', description: 'Please provide sermon content first', tone: 'destructive' })
    setThinking(true)
    try {
      const found = await call(suggestMetadata, { body: { content: draft.content } })
      set({ title: draft.title || found.title, scripture: draft.scripture || found.scripture, theme: draft.theme || found.theme })
      toast({ title: 'AI suggestions applied', description: 'Form fields have been updated with AI recommendations' })
    } catch {
      toast({ title: 'AI assist failed', description: 'Failed to get AI suggestions', tone: 'destructive' })
    } finally {
      setThinking(false)
    }
  }
  const generate = (event: FormEvent) => {
    event.preventDefault()
    const { filename: _, ...form } = draft
    if (!form.content.trim())
      return toast({ title: 'Content required', description: 'Please provide sermon content or upload a file', tone: 'destructive' })
    if (!form.title.trim() || !form.speaker.trim())
      return toast({ title: 'Missing information', description: 'Please provide sermon title and speaker', tone: 'destructive' })
    onGenerate(form)
  }
  const field = (name: Exclude<keyof Draft, 'translation' | 'minutes'>) => ({
    name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })

  return (
    <section aria-labelledby="sermon-input" className="rounded-2xl border border-line bg-card p-5 shadow-2 sm:p-7 lg:sticky lg:top-22">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="sermon-input" className="text-xl">
          Sermon input
        </h2>
        {draft.content ? (
          <span className="flex items-center gap-3 text-sm text-mute tabular-nums">
            {wordCount(draft.content).toLocaleString('en')} words
            <Button look="link" size="link" onClick={clear}>
              Clear
            </Button>
          </span>
        ) : (
          <Button
            look="link"
            size="link"
            onClick={() => (
              set({ ...sampleSermon, filename: '' }),
              toast({ title: 'Sample sermon loaded', description: 'You can now generate content for all age groups' })
            )}
          >
            <BookOpen className="size-4" aria-hidden="true" />
            Load Sample Sermon
          </Button>
        )}
      </div>
      <FileDropZone
        filename={draft.filename}
        pending={uploading}
        onFile={(file) => void upload(file)}
        onRefused={(reason) => toast({ title: 'Upload failed', description: reason, tone: 'destructive' })}
        onRemove={() => set({ filename: '' })}
      />
      <form onSubmit={generate} noValidate>
        <TextArea
          label="Sermon text"
          className="mt-5"
          tall={draft.content !== ''}
          placeholder="Or paste or type your sermon here"
          {...field('content')}
        />
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button look="soft" size="sm" disabled={thinking} onClick={() => void suggest()}>
            {thinking ? <Spinner className="size-4" /> : <Sparkles className="size-4" aria-hidden="true" />}
            {thinking ? 'AI is thinking...' : 'AI suggestions'}
          </Button>
          <span className="text-sm text-mute">Fills empty title, scripture and theme.</span>
        </div>
        <div className="mt-5 grid gap-4 sm:grid-cols-2">
          <TextField label="Title" className="sm:col-span-2" placeholder="The Good Shepherd" {...field('title')} />
          <TextField label="Speaker" placeholder="Pastor’s name" {...field('speaker')} />
          <TextField label="Date" type="date" {...field('date')} />
          <TextField label="Scripture" placeholder="John 10:1–18" {...field('scripture')} />
          <TextField label="Theme" placeholder="Known and kept" {...field('theme')} />
          <SelectField
            label="Bible"
            options={Object.entries(translationNames).map(([value, label]) => ({ value, label }))}
            value={draft.translation}
            onChange={(event) => set({ translation: event.target.value as Draft['translation'] })}
          />
          <SelectField
            label="Class"
            options={classMinutes.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))}
            value={String(draft.minutes)}
            onChange={(event) => set({ minutes: Number(event.target.value) as Draft['minutes'] })}
          />
        </div>
        <Button type="submit" size="lg" className="mt-6 w-full" disabled={writing || uploading}>
          {writing ? <Spinner /> : <Wand2 className="size-5" aria-hidden="true" />}
          {writing ? 'Generating Content...' : 'Generate Content'}
        </Button>
        {engine && <p className="mt-3 text-sm text-mute">{engine}</p>}
      </form>
    </section>
  )
}

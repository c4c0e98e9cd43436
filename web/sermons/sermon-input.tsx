import { BookOpen, Sparkles, Wand2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
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
import { AskedFields } from './asked-fields.tsx'
import { clearSermon, wayBack } from './clear-sermon.ts'
import { type About, type AboutField, type Draft, type DraftInHand, withText } from './use-draft.ts'

const wordCount = (text: string) => text.match(/\S+/g)?.length ?? 0

type Missing = Partial<Record<'content' | 'title' | 'speaker', string | undefined>>
type Props = {
  inHand: DraftInHand
  hidden: boolean
  writing: boolean
  engine: string
  byAi: boolean
  onGenerate: (form: SermonForm) => void
}

/** The sermon: dropped, typed or the sample; its title, speaker, date, scripture and theme; and the button that starts the writing. */
export function SermonInput({ inHand, hidden, writing, engine, byAi, onGenerate }: Props) {
  const { draft, set, replace } = inHand
  const [uploading, setUploading] = useState(false)
  const [thinking, setThinking] = useState(false)
  const [missing, setMissing] = useState<Missing>({})
  const form = useRef<HTMLFormElement>(null)
  const pasted = useRef('')
  const undo = (before: Draft) => wayBack(inHand, before)

  const upload = async (file: File) => {
    setUploading(true)
    try {
      const { content, filename, ...found } = await call(uploadSermon, { file })
      setMissing({})
      replace((now) => withText(now, content, found, filename))
      toast({ title: 'File parsed successfully', description: `Content and metadata extracted from ${filename}`, ...undo(draft) })
    } catch (error) {
      toastFailure('Upload failed', error, 'Failed to upload file')
    } finally {
      setUploading(false)
    }
  }
  const loadSample = () => {
    setMissing({})
    replace({ ...draft, ...sampleSermon, filename: '', typed: [], asked: {}, sermonId: '' })
    toast({ title: 'Sample sermon loaded', description: 'You can now generate content for all age groups', ...undo(draft) })
  }
  /** A text that takes the place of all that was there is another sermon, and is read anew. */
  const changeText = (content: string) => {
    const isNew = pasted.current !== '' && pasted.current.length >= content.length * 0.8
    pasted.current = ''
    setMissing((now) => ({ ...now, content: undefined }))
    if (!content.trim()) return replace(withText(draft, content, {}))
    set({ content })
    if (isNew) void readPasted(content).then((found) => replace((now) => (now.content === content ? withText(now, content, found) : now)))
  }
  const suggest = async () => {
    if (!draft.content.trim())
      return toast({ title: 'Content required', description: 'Please provide sermon content first', tone: 'destructive' })
    setThinking(true)
    try {
      const found = await call(suggestMetadata, { body: { content: draft.content } })
      const filled = (['title', 'scripture', 'theme'] as const).filter((name) => !draft[name].trim() && found[name])
      set(Object.fromEntries(filled.map((name) => [name, found[name]])))
      toast(suggested(filled, byAi))
    } catch (error) {
      toastFailure('AI assist failed', error, 'Failed to get AI suggestions')
    } finally {
      setThinking(false)
    }
  }
  const generate = (event: FormEvent) => {
    event.preventDefault()
    const { filename: _, typed: _2, asked: _3, sermonId: _4, ...sermon } = draft
    const needs: Missing = {
      ...(sermon.content.trim() ? {} : { content: 'Please provide sermon content or upload a file' }),
      ...(sermon.content.trim() && !sermon.title.trim() ? { title: 'Please provide a title' } : {}),
      ...(sermon.content.trim() && !sermon.speaker.trim() ? { speaker: 'Please provide a speaker' } : {}),
    }
    setMissing(needs)
    const [first] = Object.keys(needs)
    if (!first) return onGenerate(sermon)
    const field = form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    if (needs.content) return toast({ title: 'Content required', description: needs.content, tone: 'destructive' })
    return toast({ title: 'Missing information', description: 'Please provide sermon title and speaker', tone: 'destructive' })
  }
  const field = (name: AboutField) => ({
    name,
    value: draft[name],
    error: name === 'title' || name === 'speaker' ? missing[name] : undefined,
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      setMissing((now) => ({ ...now, [name]: undefined }))
      set({ [name]: value, typed: [...draft.typed.filter((one) => one !== name), ...(value.trim() ? [name] : [])] })
    },
  })

  return (
    <section
      hidden={hidden}
      aria-labelledby="sermon-input"
      className="rounded-2xl border border-line bg-card p-5 shadow-2 sm:p-7 lg:sticky lg:top-22"
    >
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="sermon-input" className="text-xl">
          Sermon input
        </h2>
        {draft.content ? (
          <span className="flex items-center gap-3 text-sm text-mute tabular-nums">
            {wordCount(draft.content).toLocaleString('en')} words
            <Button look="link" size="link" onClick={() => clearSermon(inHand)}>
              Clear
            </Button>
          </span>
        ) : (
          <Button look="link" size="link" onClick={loadSample}>
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
      <form ref={form} onSubmit={generate} noValidate>
        <TextArea
          label="Sermon text"
          className="mt-5"
          tall={draft.content !== ''}
          placeholder="Or paste or type your sermon here"
          name="content"
          value={draft.content}
          error={missing.content}
          onPaste={(event) => (pasted.current = event.clipboardData.getData('text'))}
          onChange={(event) => changeText(event.currentTarget.value)}
        />
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button look="soft" size="sm" disabled={thinking} onClick={() => void suggest()}>
            {thinking ? <Spinner className="size-4" /> : <Sparkles className="size-4" aria-hidden="true" />}
            {byAi ? (thinking ? 'AI is thinking...' : 'AI suggestions') : thinking ? 'Reading the sermon...' : 'Suggestions'}
          </Button>
          <span className="text-sm text-mute">Fills in title, scripture and theme if they are empty.</span>
        </div>
        <AskedFields
          draft={draft}
          onTake={(name) =>
            set({ [name]: draft.asked[name] ?? '', typed: draft.typed.filter((one) => one !== name), asked: without(draft.asked, name) })
          }
          onKeep={(name) => set({ asked: without(draft.asked, name) })}
        />
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

const without = (asked: Draft['asked'], name: AboutField): Draft['asked'] =>
  Object.fromEntries(Object.entries(asked).filter(([key]) => key !== name))

/** Says what was filled in, and nothing more than that. */
function suggested(filled: string[], byAi: boolean): { title: string; description: string } {
  if (filled.length === 0)
    return { title: 'Nothing was changed', description: 'Title, scripture and theme are filled in already, or the sermon gives none.' }
  return byAi
    ? { title: 'AI suggestions applied', description: 'Form fields have been updated with AI recommendations' }
    : { title: 'Suggestions applied', description: `Filled in from the sermon: ${filled.join(', ')}.` }
}

/** What a pasted text says of itself in its first lines. The reader of such lines is fetched with the first paste. */
async function readPasted(text: string): Promise<Partial<About>> {
  const { readFrontMatter } = await import('#lesson/reading/head/front-matter.ts')
  const lines = text.split(/\n+/).map((line) => ({ text: line.trim(), role: 'body' }))
  const { content: _, ...found } = readFrontMatter(lines.filter((line) => line.text))
  return found
}

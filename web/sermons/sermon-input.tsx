import { BookOpen, Sparkles, Wand2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { suggestMetadata } from '#contract/generation.ts'
import { seriesName } from '#contract/limits.ts'
import type { SermonForm } from '#contract/sermons.ts'
import { call } from '#web/lib/call.ts'
import { sampleSermon } from '#web/lib/sample-sermon.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AskedFields } from './asked-fields.tsx'
import { ClassWishes } from './class-wishes.tsx'
import { clearSermon, wayBack } from './clear-sermon.ts'
import { FileDropZone } from './file-drop-zone.tsx'
import { FoundChip, FoundChips } from './found-chips.tsx'
import { type AboutField, type Draft, type DraftInHand, formOf, withText } from './use-draft.ts'
import type { SermonText } from './use-sermon-text.ts'

const wordCount = (text: string) => text.match(/\S+/g)?.length ?? 0

type Missing = Partial<Record<'content' | 'title' | 'speaker', string | undefined>>
type Props = {
  inHand: DraftInHand
  text: SermonText
  writing: boolean
  engine: string
  byAi: boolean
  onGenerate: (form: SermonForm) => void
}

/** The sermon in one field: dropped, pasted, typed or the sample; what was found in it, and the button that starts the writing. */
export function SermonInput({ inHand, text, writing, engine, byAi, onGenerate }: Props) {
  const { draft, set, replace } = inHand
  const [thinking, setThinking] = useState(false)
  const [missing, setMissing] = useState<Missing>({})
  const form = useRef<HTMLFormElement>(null)
  const pasted = useRef('')
  const typedOn = useRef(false)
  const has = draft.content !== ''

  const loadSample = () => {
    setMissing({})
    replace({ ...draft, ...sampleSermon, filename: '', typed: [], asked: {}, sermonId: '' })
    toast({
      title: 'Sample sermon loaded',
      description: 'You can now generate content for all age groups',
      ...wayBack(inHand, draft),
    })
  }
  const changeText = (content: string) => {
    const isNew = pasted.current !== '' && pasted.current.length >= content.length * 0.8
    pasted.current = ''
    setMissing((now) => ({ ...now, content: undefined }))
    if (!content.trim()) return replace(withText(draft, content, {}))
    typedOn.current = !isNew
    return isNew ? text.takeText(content) : set({ content, sermonId: '' })
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
    const sermon = formOf(draft)
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
  // What was found in the text meanwhile is no longer missing.
  const lacking = { title: draft.title.trim() ? undefined : missing.title, speaker: draft.speaker.trim() ? undefined : missing.speaker }
  const chip = (name: AboutField) => ({
    name,
    value: draft[name],
    error: name === 'title' || name === 'speaker' ? lacking[name] : undefined,
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      setMissing((now) => ({ ...now, [name]: undefined }))
      set({ [name]: value, typed: [...draft.typed.filter((one) => one !== name), ...(value.trim() ? [name] : [])] })
    },
  })

  return (
    <section aria-labelledby="sermon-input" className="min-w-0">
      <h2 id="sermon-input" className="sr-only">
        Sermon input
      </h2>
      <form ref={form} onSubmit={generate} noValidate>
        <div className="overflow-hidden rounded-xl border border-line-2 bg-card shadow-2">
          <FileDropZone filename={draft.filename} text={text} onRemove={() => set({ filename: '' })}>
            {has ? (
              <span className="ml-auto flex items-center gap-1 text-sm text-mute tabular-nums">
                {wordCount(draft.content).toLocaleString('en')} words
                <Button look="ghost" size="sm" className="max-sm:min-h-11" onClick={() => clearSermon(inHand)}>
                  Clear
                </Button>
              </span>
            ) : (
              <Button look="link" size="link" className="ml-auto" onClick={loadSample}>
                <BookOpen className="size-4" aria-hidden="true" />
                Load Sample Sermon
              </Button>
            )}
          </FileDropZone>
          <label htmlFor="sermon-text" className="sr-only">
            Sermon text
          </label>
          <textarea
            id="sermon-text"
            name="content"
            value={draft.content}
            placeholder="Or paste or type your sermon here"
            aria-invalid={missing.content ? true : undefined}
            aria-describedby={missing.content ? 'content-error' : undefined}
            onPaste={(event) => (pasted.current = event.clipboardData.getData('text'))}
            onChange={(event) => changeText(event.currentTarget.value)}
            onBlur={() => {
              if (typedOn.current) text.readTyped(draft.content)
              typedOn.current = false
            }}
            data-has={has || undefined}
            className="block h-24 w-full sm:h-36 resize-y bg-transparent px-4 py-4 text-[1.0625rem] leading-[1.65] text-ink-2 -outline-offset-3 placeholder:text-mute data-has:h-[30dvh] data-has:min-h-44 sm:px-6 sm:data-has:h-[38dvh] lg:h-48"
          />
          {missing.content && (
            <p id="content-error" className="px-4 pb-3 text-sm text-bad sm:px-6">
              {missing.content}
            </p>
          )}
          <FoundChips
            says={has ? 'Found in the text. Press one to change it.' : 'What Storyfold finds in it shows up here.'}
            errors={[lacking.title, lacking.speaker].filter((one) => one !== undefined)}
            side={
              <Button look="link" size="link" disabled={thinking} onClick={() => void suggest()}>
                {thinking ? <Spinner className="size-4" /> : <Sparkles className="size-4" aria-hidden="true" />}
                {byAi ? (thinking ? 'AI is thinking...' : 'AI suggestions') : thinking ? 'Reading the sermon...' : 'Suggestions'}
              </Button>
            }
          >
            <FoundChip label="Title" {...chip('title')} />
            <FoundChip label="Scripture" {...chip('scripture')} />
            <FoundChip label="Speaker" {...chip('speaker')} />
            <FoundChip label="Date" type="date" {...chip('date')} />
            <FoundChip label="Theme" {...chip('theme')} />
            <FoundChip
              label="Series"
              name="series"
              maxLength={seriesName}
              value={draft.series ?? ''}
              onChange={(event) => set({ series: event.target.value })}
            />
          </FoundChips>
        </div>
        <AskedFields
          draft={draft}
          onTake={(name) =>
            set({ [name]: draft.asked[name] ?? '', typed: draft.typed.filter((one) => one !== name), asked: without(draft.asked, name) })
          }
          onKeep={(name) => set({ asked: without(draft.asked, name) })}
        />
        <div className="mt-4 flex flex-wrap items-start gap-x-4 gap-y-2">
          <Button type="submit" size="lg" className="max-sm:w-full" disabled={writing || text.uploading}>
            {writing ? <Spinner /> : <Wand2 className="size-5" aria-hidden="true" />}
            {writing ? 'Generating Content...' : 'Generate Content'}
          </Button>
          <div className="min-w-0 flex-1 basis-72 pt-1.5">
            <ClassWishes inHand={inHand} />
            {engine && <p className="text-sm text-mute">{engine}</p>}
          </div>
        </div>
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

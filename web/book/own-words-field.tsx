import { Plus, X } from 'lucide-react'
import type { OwnWord } from '#contract/class-settings.ts'
import { ownWords } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { traditions } from './tradition-words.ts'

/** How this church says it: pairs of words, begun from a tradition or by hand. */
export function OwnWordsField({ words, onChange }: { words: OwnWord[]; onChange: (words: OwnWord[]) => void }) {
  const change = (at: number, part: Partial<OwnWord>) => onChange(words.map((one, n) => (n === at ? { ...one, ...part } : one)))
  const begin = (name: string) => {
    const found = traditions.find((one) => one.name === name)?.words ?? []
    const has = new Set(words.map(({ instead }) => instead.toLowerCase()))
    onChange([...words, ...found.filter(({ instead }) => !has.has(instead.toLowerCase()))].slice(0, ownWords.count))
  }
  return (
    <fieldset>
      <legend className="display mb-1 text-lg font-normal">How your church says it</legend>
      <p className="mb-3 text-sm text-ink-2">
        The books use your word in place of ours. The Bible’s words, the preacher’s words and what you have written yourself stay as they
        are.
      </p>
      <SelectField
        className="sm:max-w-72"
        label="Start with the words of"
        value=""
        options={[{ value: '', label: 'Choose a tradition' }, ...traditions.map(({ name }) => ({ value: name, label: name }))]}
        onChange={(event) => begin(event.target.value)}
      />
      {words.length > 0 && (
        <ul className="mt-3 space-y-2">
          {words.map(({ instead, say }, at) => (
            // Two empty rows are the same row, so their place is their name.
            <li
              key={at}
              className="grid grid-cols-[minmax(0,1fr)_44px] items-end gap-2 max-sm:border-b max-sm:border-line max-sm:pb-3 sm:grid-cols-[1fr_1fr_44px]"
            >
              <TextField
                className="max-sm:col-span-2"
                label="Instead of"
                value={instead}
                maxLength={ownWords.length}
                onChange={(event) => change(at, { instead: event.target.value })}
              />
              <TextField
                label="We say"
                value={say}
                maxLength={ownWords.length}
                onChange={(event) => change(at, { say: event.target.value })}
              />
              <Button
                look="ghost"
                size="icon"
                className="mb-0.5"
                aria-label={`Take out ${instead || 'this row'}`}
                onClick={() => onChange(words.filter((_, n) => n !== at))}
              >
                <X className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {words.length < ownWords.count && (
        <Button look="ghost" size="sm" className="mt-2 -ml-3" onClick={() => onChange([...words, { instead: '', say: '' }])}>
          <Plus className="size-4" aria-hidden="true" />
          Add a word
        </Button>
      )}
    </fieldset>
  )
}
/** Rows that were begun and left empty are none. */
export const filledWords = (words: OwnWord[]): OwnWord[] => words.filter(({ instead, say }) => instead.trim() && say.trim())

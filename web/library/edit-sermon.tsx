import { changeSermon, recentSermons } from '#contract/sermons.ts'
import { type LibraryRow, readLibrary, readShelf, type Shelf } from '#contract/library.ts'
import { seriesName } from '#contract/limits.ts'
import { call } from '#web/lib/call.ts'
import { readAgain } from '#web/lib/use-read.ts'
import { useSubmit } from '#web/lib/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const formId = 'edit-sermon'

/** What the library says of one sermon, or the series of several. */
export function EditSermon({ rows, shelf, onClose }: { rows: LibraryRow[]; shelf: Shelf | undefined; onClose: () => void }) {
  const [one] = rows
  const single = rows.length === 1 ? one : undefined
  const { busy, errors, onSubmit } = useSubmit(
    async (text) => {
      for (const { id } of rows)
        await call(changeSermon, {
          params: { id },
          body: single
            ? { title: text('title'), speaker: text('speaker'), date: text('date'), series: text('series') }
            : { series: text('series') },
        })
      await readAgain(readLibrary, readShelf, recentSermons)
      onClose()
    },
    { failed: 'Not saved', otherwise: 'Please try again. What you typed is kept.' },
  )
  return (
    <Dialog
      title={single ? 'About this sermon' : `Series of ${rows.length} sermons`}
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={busy}>
            {busy && <Spinner className="size-4" />}
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} className="grid gap-4 sm:grid-cols-2">
        {single && (
          <>
            <TextField
              className="sm:col-span-2"
              label="Title"
              name="title"
              defaultValue={single.title}
              maxLength={500}
              error={errors.title}
            />
            <TextField label="Speaker" name="speaker" defaultValue={single.speaker} maxLength={500} error={errors.speaker} />
            <TextField label="Date" name="date" type="date" defaultValue={single.day} error={errors.date} />
          </>
        )}
        <TextField
          className="sm:col-span-2"
          label="Series"
          hint="leave empty for none"
          name="series"
          list="series-names"
          defaultValue={single?.series ?? ''}
          maxLength={seriesName}
          error={errors.series}
        />
        <datalist id="series-names">
          {shelf?.series.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      </form>
    </Dialog>
  )
}

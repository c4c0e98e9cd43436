import { type CommunityPost, reportPost, reportReasons } from '#contract/community.ts'
import { sharedText } from '#contract/limits.ts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/lib/toast.ts'
import { useSubmit } from '#web/lib/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField, TextArea } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const reasons: Record<(typeof reportReasons)[number], string> = {
  wrong: 'It teaches something that is not so',
  private: 'It shows something private',
  unkind: 'It is unkind or unfit for children',
  spam: 'It is advertising',
  other: 'Something else',
}

const formId = 'report-lesson'

/** Tells support that a shared lesson should be looked at. */
export function ReportDialog({ post, onClose }: { post: CommunityPost; onClose: () => void }) {
  const { busy, errors, onSubmit } = useSubmit(
    async (text) => {
      await call(reportPost, { params: { id: post.id }, body: { reason: text('reason') as 'other', message: text('message') } })
      toast({ title: 'Thank you', description: 'A person will look at this lesson.' })
      onClose()
    },
    { failed: 'The report was not sent', otherwise: 'Please try again. What you typed is kept.' },
  )
  return (
    <Dialog
      title="Report this lesson"
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={busy}>
            {busy && <Spinner className="size-4" />}
            Send the report
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-2">“{post.title}”. Whoever shared it will not be told who reported it.</p>
      <form id={formId} onSubmit={onSubmit} className="grid gap-4">
        <SelectField
          label="What is wrong with it?"
          name="reason"
          options={reportReasons.map((value) => ({ value, label: reasons[value] }))}
          error={errors.reason}
        />
        <TextArea label="Where should we look?" hint="optional" name="message" maxLength={sharedText.report} error={errors.message} />
      </form>
    </Dialog>
  )
}

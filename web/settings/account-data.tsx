import { Download } from 'lucide-react'
import { useState } from 'react'
import { deleteAccount, exportAccount } from '#contract/accounts.ts'
import { call, tokenStore } from '#web/lib/call.ts'
import { download } from '#web/lib/download.ts'
import { forgetDraft } from '#web/lib/kept-draft.ts'
import { paths } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.tsx'
import { toastFailure } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Card } from './card.tsx'
import { LibraryFile } from './library-file.tsx'

/** Take everything along, or delete everything. */
export function AccountData() {
  const [busy, setBusy] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      await download(exportAccount, { params: {} })
    } catch (error) {
      toastFailure('Download failed', error, 'The file could not be made. Please try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card title="Your data" about="Sermons, books, narrations, pictures and settings belong to you.">
      <div className="flex flex-wrap gap-2">
        <Button look="outline" disabled={busy} onClick={() => void take()}>
          {busy ? <Spinner className="size-4" /> : <Download className="size-4.5" aria-hidden="true" />}
          Download everything
        </Button>
        <LibraryFile />
        <Button look="bad" onClick={() => setDeleting(true)}>
          Delete account
        </Button>
      </div>
      {deleting && <DeleteAccount onClose={() => setDeleting(false)} />}
    </Card>
  )
}

function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { person } = useSession()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const email = person?.user.email ?? ''
  const go = async () => {
    setBusy(true)
    try {
      await call(deleteAccount, { body: { password } })
      forgetDraft()
      tokenStore.clear()
      // A fresh page: nothing of the account stays in memory.
      location.assign(paths.landing)
    } catch (error) {
      toastFailure('Delete Failed', error, 'The account could not be deleted. Please try again.')
      setBusy(false)
    }
  }
  return (
    <Dialog
      title="Delete your account"
      onClose={onClose}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button look="bad" disabled={busy || !password || typed.trim().toLowerCase() !== email.toLowerCase()} onClick={() => void go()}>
            {busy && <Spinner className="size-4" />}
            Delete everything
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-2">
        Every sermon, book, narration and setting of this account is deleted at once and cannot be brought back. Download everything first
        if you may want it later.
      </p>
      <TextField
        label={`Type ${email} to confirm`}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </Dialog>
  )
}

import type { RefObject } from 'react'
import { uploadPicture } from '#contract/accounts.ts'
import { profilePicture } from '#contract/limits.ts'
import { call } from '#web/lib/call.ts'
import { useSession } from '#web/lib/session.tsx'
import { toast, toastFailure } from '#web/lib/toast.ts'

const types = ['image/jpeg', 'image/png', 'image/webp']

/** The hidden file field behind "Change picture". */
export function PictureInput({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { update } = useSession()
  const send = async (file: File | undefined) => {
    if (!file) return
    if (!types.includes(file.type))
      return toast({ title: 'Invalid file type', description: 'Please select a JPEG, PNG, or WebP image.', tone: 'destructive' })
    if (file.size > profilePicture.maxBytes)
      return toast({ title: 'File too large', description: 'Please select an image smaller than 5MB.', tone: 'destructive' })
    try {
      update(await call(uploadPicture, { file }))
      toast({ title: 'Picture uploaded', description: 'Your profile picture has been updated.' })
    } catch (error) {
      toastFailure('Upload failed', error, 'Failed to upload profile picture. Please try again.')
    }
  }
  return (
    <input
      ref={input}
      type="file"
      accept={types.join(',')}
      className="sr-only"
      tabIndex={-1}
      aria-label="Choose a profile picture"
      onChange={(event) => (void send(event.target.files?.[0]), (event.target.value = ''))}
    />
  )
}

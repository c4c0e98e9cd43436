import { useState } from 'react'
import { sermonFile } from '#contract/limits.ts'
import { uploadSermon } from '#contract/sermons.ts'
import { call } from '#web/lib/call.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { wayBack } from './clear-sermon.ts'
import { type About, type DraftInHand, filledFrom, withText } from './use-draft.ts'

export const accepted = sermonFile.extensions.map((extension) => `.${extension}`).join(',')
/** The sentence for a file that cannot be sent; undefined when it can. */
function refusal(file: File): string | undefined {
  if (!sermonFile.extensions.some((extension) => file.name.toLowerCase().endsWith(`.${extension}`)))
    return `File type not supported. Please upload: ${accepted}\nPlease try again with a valid file`
  return file.size > sermonFile.maxBytes ? 'File size must be less than 10MB' : undefined
}

/** The ways in which a sermon's text arrives: as a file or pasted, in its field or anywhere on the page. */
export function useSermonText(inHand: DraftInHand) {
  const { draft, replace } = inHand
  const [uploading, setUploading] = useState(false)
  const [error, setError] = useState('')
  const takeFile = async (file: File | undefined): Promise<void> => {
    if (!file || uploading) return
    const reason = refusal(file)
    setError(reason ?? '')
    if (reason) return toast({ title: 'Upload failed', description: reason, tone: 'destructive' })
    setUploading(true)
    try {
      const { content, filename, ...found } = await call(uploadSermon, { file })
      replace((now) => withText(now, content, found, filename))
      toast({
        title: 'File parsed successfully',
        description: `Content and metadata extracted from ${filename}`,
        ...wayBack(inHand, draft),
      })
    } catch (failure) {
      toastFailure('Upload failed', failure, 'Failed to upload file')
    } finally {
      setUploading(false)
    }
  }
  /** A text that takes the place of all that was there is another sermon, and is read anew. */
  const takeText = (content: string): void => {
    replace((now) => ({ ...now, content }))
    void readHead(content).then((found) => replace((now) => (now.content === content ? withText(now, content, found) : now)))
  }
  /** What was typed says in its first lines what a file would say there. */
  const readTyped = (content: string): void =>
    void readHead(content).then((found) => replace((now) => (now.content === content ? filledFrom(now, found) : now)))
  return { uploading, error, takeFile, takeText, readTyped }
}
export type SermonText = ReturnType<typeof useSermonText>

/** What a text says of itself in its first lines. The reader of such lines is fetched with the first text. */
async function readHead(text: string): Promise<Partial<About>> {
  const { readFrontMatter } = await import('#lesson/reading/head/front-matter.ts')
  const lines = text.split(/\n+/).map((line) => ({ text: line.trim(), role: 'body' }))
  const { content: _, ...found } = readFrontMatter(lines.filter((line) => line.text))
  return found
}

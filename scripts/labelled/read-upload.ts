// A labelled sermon as an upload of its file is read: what its head says of it, and the text without the head.
import { readFrontMatter } from '#lesson/analyse/front-matter.ts'
import type { SermonText } from '#lesson/reading/read-sermon.ts'
import { readTxt } from '#server/sermons/read-document/read-txt.ts'
import type { Labelled } from './gold.ts'

export const readUpload = async ({ file }: Pick<Labelled, 'file'>): Promise<SermonText> => readFrontMatter(await readTxt(file))

import type { LessonBook } from '#contract/lesson-book.ts'
import { readGenerated } from '#lesson/read-generated.ts'
import type { Rewritten } from '#lesson/rewrite/read-rewritten.ts'
import { partOf, sectionOf } from '#lesson/sections/registry.ts'
import type { App } from '#server/app.ts'
import { type Asker, askProvider } from './ask-provider.ts'
import { instructions, rewritePrompt } from './prompts.ts'
import type { RewriteWork } from './rewrite-book.ts'
import { object } from '#lesson/sections/model-shape.ts'
import { textOf } from './wishes-of.ts'

const mostTries = 2

/**
 * One section, or one item, by the provider: asked for with the leader's wish, read tolerantly, held against the checks, and asked
 * for once more where a hard line is broken. Undefined where it is broken even then. Throws ProviderError.
 */
export async function rewriteWithProvider(
  app: Asker & Pick<App, 'offline'>,
  { book, sermon, wishes, plan, room, asked, fault }: RewriteWork,
  { gone, onPartial }: { gone: AbortSignal; onPartial: ((value: unknown) => void) | undefined },
): Promise<Rewritten | undefined> {
  const section = sectionOf(asked.section)
  const wanted = section.model?.(book.ageGroup) ?? {}
  if (Object.keys(wanted).length === 0) return undefined
  const { digest } = await app.offline.run('prepare', textOf(sermon), wishes, plan)
  let wrong: string[] = []
  for (let tries = 0; tries < mostTries; tries++) {
    const asking = { userId: sermon.userId, sermonId: sermon.id, purpose: 'rewrite', age: book.ageGroup } as const
    const { value } = await askProvider(app, asking, {
      name: 'section',
      schema: object(wanted),
      instructions,
      prompt: rewritePrompt(book, {
        sermon: textOf(sermon),
        digest,
        plan,
        room,
        asked,
        label: section.label,
        wrong,
        fault: fault?.says ?? '',
      }),
      leastKeys: 1,
      signal: gone,
      ...(onPartial ? { onPartial: (partial: unknown) => onPartial(shown(partial, book, asked.section)) } : {}),
    })
    const { section: id, item, skip, wish } = asked
    const found = await app.offline.run('readRewritten', textOf(sermon), wishes, book, { section: id, item, skip, wish }, value)
    const broken =
      found?.problems.filter(
        (one) => one.section === id && (one.severity === 'hard' || (one.code === fault?.code && one.path === fault.path)),
      ) ?? []
    if (found && broken.length === 0) return found
    wrong = broken.map(({ says }) => says)
  }
  return undefined
}

/** What has come so far, in the book's shape. What a model writes as a verse is never shown. */
function shown(partial: unknown, book: LessonBook, section: RewriteWork['asked']['section']): Partial<LessonBook> {
  const read = readGenerated(partial, book.ageGroup)
  return partOf({ ...read, memoryVerse: null, evidence: [] }, sectionOf(section))
}

import type * as z from 'zod/mini'
import type { suggestions } from '#contract/generation.ts'
import type { App } from '#server/app.ts'
import { askProvider } from './ask-provider.ts'
import { suggestionSchema } from './book-schema.ts'
import { instructions, suggestionPrompt } from './prompts.ts'

/** Title, passage and theme for a text: by the provider when there is one, else (and for every fault) by the offline engine. The passage must exist. */
export async function suggestMetadata(
  app: App,
  { userId, content }: { userId: string; content: string },
): Promise<z.output<typeof suggestions>> {
  const offline = app.offline.run('suggest', content)
  if (!app.ai.model || app.ai.breakers.of(userId).isOpen(app.now().getTime())) return offline
  try {
    const { value } = await askProvider(
      app,
      { userId, sermonId: null, purpose: 'suggest' },
      {
        name: 'suggestions',
        schema: suggestionSchema,
        instructions,
        prompt: suggestionPrompt(content),
        maxOutputTokens: 500,
      },
    )
    const given = value as Partial<Record<string, unknown>>
    const text = (key: 'title' | 'scripture' | 'theme') => (typeof given[key] === 'string' ? given[key].trim().slice(0, 200) : '')
    const found = await offline
    return { title: text('title') || found.title, scripture: found.scripture || text('scripture'), theme: text('theme') || found.theme }
  } catch {
    return offline
  }
}

import { createOpenAI } from '@ai-sdk/openai'
import { generateImage } from 'ai'
import sharp from 'sharp'
import { imageModelOf } from '#server/ai/image-model.ts'
import { callTimeout } from '#server/ai/own-server.ts'
import type { App } from '#server/app.ts'
import { outboundFetch } from '#server/db/outbound.ts'
import { drawArt } from '#lesson/pictures/draw-art.ts'
import { sceneOfPassage } from '#lesson/pictures/scenes-of-book.ts'
import { thingOf } from '#lesson/pictures/thing-of.ts'

type Image = { prompt: string; type: string; dataUrl: string; source: 'provider' | 'storyfold' }
/** Pixels of the longer side of what Storyfold draws. */
const side = 1200
const style = 'A coloring page for a young child: clean closed black outlines on white, no shading, no words. It shows: '

/** A picture for each prompt: by the image model where one is configured and answers, else drawn here. */
export async function generateImages(app: App, { prompts, gone }: { prompts: string[]; gone: AbortSignal }): Promise<{ images: Image[] }> {
  return { images: await Promise.all(prompts.map(async (prompt) => (await byProvider(app, prompt, gone)) ?? byStoryfold(prompt))) }
}

async function byProvider(app: App, prompt: string, gone: AbortSignal): Promise<Image | undefined> {
  const { aiBaseUrl, openaiKey } = app.config
  const model = imageModelOf(app.config)
  if (!model) return undefined
  const openai = createOpenAI({ apiKey: openaiKey ?? 'none', fetch: outboundFetch, ...(aiBaseUrl ? { baseURL: aiBaseUrl } : {}) })
  try {
    const { image } = await generateImage({
      model: openai.image(model),
      prompt: style + prompt,
      maxRetries: 1,
      abortSignal: AbortSignal.any([gone, AbortSignal.timeout(callTimeout(app.config))]),
    })
    // Drawn anew, so that what is handed on is a picture and nothing else.
    const png = await sharp(Buffer.from(image.uint8Array), { failOn: 'truncated' }).png().toBuffer()
    return asImage(prompt, png, 'provider')
  } catch (error) {
    if (gone.aborted) throw error
    app.log.warn({ error: String(error) }, 'the image model failed; Storyfold draws')
    return undefined
  }
}

/** The scene of the passage that the prompt names; else a thing that it names, in an arch: never a scene that it does not mean. */
async function byStoryfold(prompt: string): Promise<Image> {
  const scene = sceneOfPassage(prompt)
  const svg = drawArt(scene ? { scene: scene.id, look: 'children' } : { thing: thingOf(prompt), look: 'children', label: '' })
  return asImage(
    prompt,
    await sharp(Buffer.from(svg)).resize({ width: side }).flatten({ background: '#fff' }).greyscale().png().toBuffer(),
    'storyfold',
  )
}

const asImage = (prompt: string, png: Buffer, source: Image['source']): Image => ({
  prompt,
  type: 'image/png',
  dataUrl: `data:image/png;base64,${png.toString('base64')}`,
  source,
})

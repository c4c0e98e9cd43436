import type { Config } from '#server/config.ts'

/** The model that draws, where one is configured that can be asked; else Storyfold alone draws. */
export const imageModelOf = ({ aiImageModel, aiBaseUrl, openaiKey, aiProvider }: Config): string | undefined =>
  aiProvider !== 'offline' && (openaiKey || aiBaseUrl) ? aiImageModel || undefined : undefined

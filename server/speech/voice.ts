import type { AgeGroup } from '#contract/lesson-book.ts'
import type { Config } from '#server/config.ts'
import { embeddedVoice } from './embedded-voice.ts'
import { providerVoice } from './provider-voice.ts'

/** Something that reads a passage aloud. One port, several drivers: the AI provider's speech, and the one that comes along. */
export type Voice = {
  name: 'provider' | 'embedded'
  /** The longest passage that one call reads. */
  maxCharacters: number
  /** The passage as WAV or MP3; throws when the voice fails. */
  speak(passage: string, ageGroup: AgeGroup, signal: AbortSignal): Promise<Uint8Array>
}

/** The voices of this installation, the best first; empty when nothing here can speak. */
export function findVoices(config: Config): Voice[] {
  return [providerVoice(config), embeddedVoice()].filter((voice) => voice !== undefined)
}

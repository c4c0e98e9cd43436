/** What an AI provider did instead of answering, in words for the leader. */
export const providerFaults = {
  'refused-key': 'The AI provider refused the key, so this was written without AI. Whoever runs Storyfold should check the key.',
  'no-credit': 'The AI account has no credit left, so this was written without AI.',
  busy: 'The AI provider was too busy, so this was written without AI.',
  away: 'The AI provider could not be reached or failed, so this was written without AI.',
  timeout: 'The AI provider did not answer in time, so this was written without AI.',
  'too-long': 'The sermon is too long for the AI model, so this was written without AI.',
  misconfigured:
    'The AI model or its address was not found, so this was written without AI. Whoever runs Storyfold should check the settings.',
  'schema-refused': 'The AI provider refused the form in which it was asked, so this was written without AI.',
  'no-room': 'The AI model thought so long that no room was left for its answer, so this was written without AI.',
  declined: 'The AI provider declined to write about this sermon, so this was written without AI.',
  unreadable: 'The AI provider gave an answer that could not be read, so this was written without AI.',
  failed: 'The AI provider failed, so this was written without AI.',
  stopped: 'The writing was stopped.',
} as const
export type ProviderFault = keyof typeof providerFaults
const isFault = (code: string): code is ProviderFault => Object.hasOwn(providerFaults, code)
/** The sentence of a cause; of one that another version stored, the plainest. */
export const faultSentence = (code: string): string => providerFaults[isFault(code) ? code : 'failed']
const sentences: readonly string[] = Object.values(providerFaults)
export const isFaultSentence = (text: string): boolean => sentences.includes(text)

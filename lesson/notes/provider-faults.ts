/** What an AI provider did instead of answering, as a clause, and what to do about it where anything is. */
const causes = {
  'refused-key': ['The AI provider refused the key', 'Whoever runs Storyfold should check the key.'],
  'no-credit': ['The AI account has no credit left', ''],
  busy: ['The AI provider was too busy', ''],
  away: ['The AI provider could not be reached or failed', ''],
  timeout: ['The AI provider did not answer in time', ''],
  'too-long': ['The sermon is too long for the AI model', ''],
  misconfigured: ['The AI model or its address was not found', 'Whoever runs Storyfold should check the settings.'],
  'schema-refused': ['The AI provider refused the form in which it was asked', ''],
  'no-room': ['The AI model thought so long that no room was left for its answer', ''],
  declined: ['The AI provider declined to write about this sermon', ''],
  unreadable: ['The AI provider gave an answer that could not be read', ''],
  failed: ['The AI provider failed', ''],
  stopped: ['The writing was stopped', ''],
} as const satisfies Record<string, readonly [cause: string, advice: string]>
export type ProviderFault = keyof typeof causes

/** A cause by its code; of one that another version stored, the plainest. */
const causeOf = (code: string) => causes[Object.hasOwn(causes, code) ? (code as ProviderFault) : 'failed']
/** The cause, what came of it, and what to do. */
const told = (code: string, then: string): string => {
  const [cause, advice] = causeOf(code)
  return [`${cause}${then}.`, advice].filter(Boolean).join(' ')
}
/** What a leader reads of a book that had to do without: its cause first. */
export const faultSentence = (code: string): string =>
  code === 'stopped' ? told(code, '') : told(code, ', so this was written without AI')
/** Of a sermon that was heard without it. */
export const notHeardSentence = (code: string): string =>
  `${told(code, ', so the books are based on Storyfold’s own reading')} Check it under What We Heard.`
/** Of a section that it did not set right. */
export const notMendedSentence = (code: string): string => told(code, ', so it could not fix this')

/** Of a book that it was to read a second time. */
export const notJudgedSentence = (code: string): string =>
  `${told(code, ', so this book did not get its second reading')} Read it to the end before you hand it out.`

const sentences: readonly string[] = Object.keys(causes).map(faultSentence)
export const isFaultSentence = (text: string): boolean => sentences.includes(text)

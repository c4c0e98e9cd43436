/** How many tokens an answer may have: by the model whatever it is asked, or in what this prompt leaves of its context. */
export type AnswerRoom = { tokens: number; ofModel: boolean }

/** The most that a model writes, as OpenAI, Anthropic, DeepSeek and Groq say it. */
const ofModel = [
  /at most (\d+) completion tokens/i,
  /max_tokens: \d+ > (\d+)/i,
  /max_tokens is \[\d+, ?(\d+)\]/i,
  /max_tokens\W* must be less than or equal to \W*(\d+)/i,
]
/** The whole context and what the prompt takes of it, as OpenAI and vLLM say it; Anthropic says them the other way round. */
const ofContext = [
  /context length is (?<all>\d+) tokens.{0,80}\((?<asked>\d+) in the messages/i,
  /context length is (?<all>\d+) tokens and your request has (?<asked>\d+) input tokens/i,
  /context limit: (?<asked>\d+) \+ \d+ > (?<all>\d+)/i,
]

/** How long an answer may be, where a provider refuses a longer one and says so; undefined where it speaks of something else. */
export function answerRoomIn(said: string): AnswerRoom | undefined {
  for (const pattern of ofModel) {
    const most = pattern.exec(said)?.[1]
    if (most) return { tokens: Number(most), ofModel: true }
  }
  for (const pattern of ofContext) {
    const { all, asked } = pattern.exec(said)?.groups ?? {}
    if (all && asked) return { tokens: Number(all) - Number(asked), ofModel: false }
  }
  return undefined
}

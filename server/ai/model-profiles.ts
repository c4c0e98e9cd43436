/** Dollars for a million tokens, as the providers publish them; `cached` is what was read before, `cacheWrite` what is kept to be read again. */
export type Price = { input: number; cached: number; cacheWrite?: number; output: number }

/** What has to be known of a model to ask it well. */
export type ModelProfile = {
  /** How a table names it. */
  name: string
  /** How hard it is to think, where it can be told. */
  effort?: 'none' | 'minimal' | 'low' | 'medium'
  /** Tokens that it may think before its first word, on top of what it answers: without them thinking eats the answer. */
  reasoningRoom: number
  /** All that it reads and writes in one call, in tokens. */
  context: number
  /** The most that it writes in one answer, where that is little. */
  mostAnswer?: number
  /** `words` where it takes no schema beside the prompt; the others refuse it once and are told in words from then on. */
  schema?: 'words'
  /** Undefined where no list names one: a model of one’s own. */
  price?: Price
}

/** Who is told to think a little needs little room for it. */
const usualRoom = 4000
type Line = ModelProfile & { matches: RegExp }
/** The first line that matches is the model’s. Prices as published between 2025 and spring 2026; `docs/ai.md` shows them. */
const lines: Line[] = [
  line('gpt-5.5', /^gpt-5\.5(?!-(?:mini|nano))/, { effort: 'low', context: 400_000, price: [5, 0.5, 30] }),
  line('gpt-5.4-mini', /^gpt-5\.4-mini/, { effort: 'low', context: 400_000, price: [0.75, 0.075, 4.5] }),
  line('gpt-5.4', /^gpt-5\.4(?!-(?:mini|nano))/, { effort: 'low', context: 400_000, price: [2.5, 0.25, 15] }),
  line('gpt-5-mini', /^gpt-5-mini/, { effort: 'low', context: 400_000, price: [0.25, 0.025, 2] }),
  line('gpt-5-nano', /^gpt-5-nano/, { effort: 'low', context: 400_000, price: [0.05, 0.005, 0.4] }),
  line('gpt-5', /^gpt-5(?:-20|$)/, { effort: 'low', context: 400_000, price: [1.25, 0.125, 10] }),
  // A newer one of this family: it thinks, and its price is not known here.
  line('gpt-5 and newer', /^gpt-[5-9]/, { effort: 'low', context: 400_000 }),
  line('gpt-4.1-mini', /^gpt-4\.1-mini/, { room: 0, context: 1_000_000, price: [0.4, 0.1, 1.6] }),
  line('gpt-4.1', /^gpt-4\.1/, { room: 0, context: 1_000_000, price: [2, 0.5, 8] }),
  line('gpt-4o-mini', /^gpt-4o-mini/, { room: 0, context: 128_000, price: [0.15, 0.075, 0.6] }),
  line('gpt-4o', /^gpt-4o/, { room: 0, context: 128_000, price: [2.5, 1.25, 10] }),
  // Older ones: short answers, and a schema only in words.
  line('gpt-4-turbo', /^gpt-4-(?:turbo|1106|0125)/, { room: 0, context: 128_000, mostAnswer: 4096, schema: 'words' }),
  line('gpt-3.5', /^gpt-3\.5/, { room: 0, context: 16_385, mostAnswer: 4096, schema: 'words' }),
  line('claude-haiku-4-5', /^claude-haiku-4/, { room: 0, context: 200_000, price: [1, 0.1, 5, 1.25] }),
  line('claude-sonnet-4-5, 4-6', /^claude-sonnet-4/, { room: 0, context: 200_000, price: [3, 0.3, 15, 3.75] }),
  line('claude-opus-4-5 to 4-7', /^claude-opus-4-[5-9]/, { room: 0, context: 200_000, price: [5, 0.5, 25, 6.25] }),
  line('claude-3', /^claude-3-(?:haiku|opus|sonnet)/, { room: 0, context: 200_000, mostAnswer: 4096 }),
  line('claude-3-5', /^claude-3-5/, { room: 0, context: 200_000, mostAnswer: 8192 }),
  line('claude', /^claude/, { room: 0, context: 200_000 }),
  line('gemini-2.5-flash-lite', /^gemini-2\.5-flash-lite/, { room: 0, context: 1_000_000, price: [0.1, 0.01, 0.4] }),
  // Asked to think a little it is given a tenth of its longest answer for that, 6,554 tokens.
  line('gemini-2.5-flash', /^gemini-2\.5-flash/, { effort: 'low', room: 7000, context: 1_000_000, price: [0.3, 0.03, 2.5] }),
  line('gemini-2.5-pro', /^gemini-2\.5-pro/, { effort: 'low', room: 7000, context: 1_000_000, price: [1.25, 0.125, 10] }),
  line('gemini-1.5, 2.0', /^gemini-(?:1|2\.0)/, { room: 0, context: 1_000_000, mostAnswer: 8192 }),
  line('gemini', /^gemini/, { effort: 'low', room: 7000, context: 1_000_000 }),
  line('deepseek-chat', /^deepseek-(?:chat|v3)/, { room: 0, context: 64_000, mostAnswer: 8192, schema: 'words' }),
  // Models of a church's own machine. Some think whether they are asked to or not.
  line('gpt-oss', /gpt-oss/, { effort: 'low', context: 131_072 }),
  line('deepseek-r1, qwen3, magistral', /deepseek-r1|qwen-?3|qwq|magistral|reason|think/, { room: 6000, context: 32_768 }),
]
const unknown: ModelProfile = { name: 'any other', reasoningRoom: 0, context: 32_768 }

type Given = Partial<Pick<ModelProfile, 'effort' | 'mostAnswer' | 'schema'>> & {
  room?: number
  context: number
  price?: [number, number, number, number?]
}

function line(name: string, matches: RegExp, { room = usualRoom, context, price, ...given }: Given): Line {
  const [input = 0, cached = 0, output = 0, cacheWrite] = price ?? []
  return {
    name,
    matches,
    reasoningRoom: room,
    context,
    ...given,
    ...(price ? { price: { input, cached, output, ...(cacheWrite ? { cacheWrite } : {}) } } : {}),
  }
}

/** What is known of a model by its name; a name may stand behind its maker’s, as in "openai/gpt-5-mini". */
export function profileOf(model: string): ModelProfile {
  const bare = model.toLowerCase().split('/').at(-1) ?? ''
  return lines.find(({ matches }) => matches.test(bare)) ?? unknown
}
/** Those whose price is known, for the table of costs. */
export const pricedModels: readonly ModelProfile[] = lines.filter(({ price }) => price)

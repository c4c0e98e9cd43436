type Message = { role: string; content: string | { type: string; text?: string }[] }
type Asked = {
  model: string
  messages: Message[]
  max_tokens?: number
  reasoning_effort?: string
  response_format?: { type: string; json_schema?: { schema?: object } }
}
type Line = {
  message?: { content?: string; thinking?: string }
  error?: string
  done?: boolean
  done_reason?: string
  prompt_eval_count?: number
  eval_count?: number
}

/**
 * The fetch for an address that may be Ollama’s. Its OpenAI endpoint has no field for the size of the context and cuts what is
 * longer than its small default without a word; its own endpoint takes `num_ctx`. So a chat is asked for there and given back as
 * the events that the caller reads. Every other server gets the call as it was.
 */
export function ollamaFetch(plain: typeof fetch, most: number): typeof fetch {
  let found: Promise<boolean> | undefined
  return async (input, init) => {
    const address = String(input instanceof Request ? input.url : input)
    if (!address.endsWith('/chat/completions') || typeof init?.body !== 'string') return plain(input, init)
    const root = address.replace(/\/v1\/chat\/completions$/, '')
    // A server that was away when it was asked is asked again.
    found ??= isOllama(plain, root).catch(() => ((found = undefined), false))
    if (!(await found)) return plain(input, init)
    const asked = JSON.parse(init.body) as Asked
    // It would leave out the beginning of what it has no room for, without a word.
    if (tokensOf(asked, usualCharacters) > most) return tooLong(most)
    const answer = await plain(`${root}/api/chat`, { ...init, body: JSON.stringify(asOllama(asked, most)) })
    if (!answer.ok || !answer.body) return answer
    return new Response(answer.body.pipeThrough(asEvents()), { status: 200, headers: { 'content-type': 'text/event-stream' } })
  }
}

/** Only Ollama answers there with its version. */
async function isOllama(plain: typeof fetch, root: string): Promise<boolean> {
  const answer = await plain(`${root}/api/version`, { signal: AbortSignal.timeout(5000) })
  if (!answer.ok) return false
  const said = (await answer.json().catch(() => undefined)) as { version?: unknown } | undefined
  return typeof said?.version === 'string'
}

const plainText = ({ content }: Message) => (typeof content === 'string' ? content : content.map(({ text = '' }) => text).join(''))
/** Another size makes it load the model again, so few sizes are asked for. */
const [step, least] = [8192, 16_384]
/** Of one token; fewer where room is made for a text, so that none is cut. */
const [usualCharacters, fewestCharacters] = [4, 3.5]
const tokensOf = ({ messages, max_tokens: answer = 0 }: Asked, characters: number): number =>
  messages.reduce((sum, one) => sum + plainText(one).length, 0) / characters + answer
const tooLong = (most: number) =>
  Response.json({ error: { message: `this is longer than the context window of ${most} tokens`, type: 'error' } }, { status: 400 })

function asOllama(asked: Asked, most: number): object {
  const { model, messages, max_tokens: answer, reasoning_effort: effort, response_format: format } = asked
  const texts = messages.map((one) => ({ role: one.role, content: plainText(one) }))
  const context = Math.min(most, Math.max(least, Math.ceil(tokensOf(asked, fewestCharacters) / step) * step))
  return {
    model,
    stream: true,
    messages: texts,
    ...(format?.json_schema?.schema ? { format: format.json_schema.schema } : {}),
    ...(effort ? { think: effort } : {}),
    options: { num_ctx: context, ...(answer ? { num_predict: answer } : {}) },
  }
}

/** Its lines of JSON as the events of a chat. */
function asEvents(): TransformStream<Uint8Array, Uint8Array> {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()]
  let rest = ''
  const event = (data: object | string) => encoder.encode(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`)
  const chunk = (delta: object, finish: string | null) => ({
    id: 'ollama',
    object: 'chat.completion.chunk',
    created: 0,
    model: '',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })
  const lines = (text: string, to: TransformStreamDefaultController<Uint8Array>) => {
    for (const line of text.split('\n').filter((one) => one.trim())) {
      const said = JSON.parse(line) as Line
      if (said.error) return to.enqueue(event({ error: { message: said.error, type: 'error', param: null, code: null } }))
      const { content, thinking } = said.message ?? {}
      if (thinking) to.enqueue(event(chunk({ reasoning_content: thinking }, null)))
      if (content) to.enqueue(event(chunk({ content }, null)))
      if (!said.done) continue
      const [prompt, completion] = [said.prompt_eval_count ?? 0, said.eval_count ?? 0]
      to.enqueue(event(chunk({}, said.done_reason === 'length' ? 'length' : 'stop')))
      const usage = { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion }
      to.enqueue(event({ ...chunk({}, null), choices: [], usage }))
      to.enqueue(event('[DONE]'))
    }
  }
  return new TransformStream({
    transform(part, to) {
      rest += decoder.decode(part, { stream: true })
      const end = rest.lastIndexOf('\n')
      if (end < 0) return
      lines(rest.slice(0, end), to)
      rest = rest.slice(end + 1)
    },
    flush: (to) => lines(rest, to),
  })
}

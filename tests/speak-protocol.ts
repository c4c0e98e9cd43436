import type http from 'node:http'

export type Protocol = 'chat' | 'responses' | 'anthropic' | 'google'

/** The streams of OpenAI (chat and responses), Anthropic and Google, as their published descriptions have them. */
export const send = (response: http.ServerResponse, data: object | string, event?: string) =>
  response.write(`${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`)
export const chunk = (delta: object, finish: string | null = null) => ({
  id: 'c1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'fake',
  choices: [{ index: 0, delta, finish_reason: finish }],
})
const usage = { prompt_tokens: 900, completion_tokens: 800, total_tokens: 1700 }

export function writeHead(protocol: Protocol, to: http.ServerResponse): void {
  if (protocol === 'chat') send(to, chunk({ role: 'assistant', content: '' }))
  if (protocol === 'anthropic') {
    send(
      to,
      {
        type: 'message_start',
        message: {
          id: 'm1',
          type: 'message',
          role: 'assistant',
          model: 'fake',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 900, output_tokens: 1 },
        },
      },
      'message_start',
    )
    send(to, { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }, 'content_block_start')
  }
  if (protocol === 'responses') {
    send(to, {
      type: 'response.created',
      sequence_number: 0,
      response: { id: 'r1', object: 'response', created_at: 1, model: 'fake', status: 'in_progress', output: [] },
    })
    send(to, {
      type: 'response.output_item.added',
      sequence_number: 1,
      output_index: 0,
      item: { id: 'i1', type: 'message', role: 'assistant', status: 'in_progress', content: [] },
    })
  }
}
export function writePart(protocol: Protocol, to: http.ServerResponse, text: string): void {
  if (protocol === 'chat') send(to, chunk({ content: text }))
  if (protocol === 'anthropic')
    send(to, { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }, 'content_block_delta')
  if (protocol === 'responses')
    send(to, {
      type: 'response.output_text.delta',
      sequence_number: 2,
      item_id: 'i1',
      output_index: 0,
      content_index: 0,
      delta: text,
      logprobs: [],
    })
  if (protocol === 'google') send(to, { candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0 }] })
}
export function writeEnd(protocol: Protocol, to: http.ServerResponse, text: string, cut: boolean): void {
  if (protocol === 'chat') {
    send(to, chunk({}, cut ? 'length' : 'stop'))
    send(to, { ...chunk({}), choices: [], usage })
    send(to, '[DONE]')
  }
  if (protocol === 'anthropic') {
    send(to, { type: 'content_block_stop', index: 0 }, 'content_block_stop')
    send(
      to,
      {
        type: 'message_delta',
        delta: { stop_reason: cut ? 'max_tokens' : 'end_turn', stop_sequence: null },
        usage: { output_tokens: 800 },
      },
      'message_delta',
    )
    send(to, { type: 'message_stop' }, 'message_stop')
  }
  if (protocol === 'responses') {
    const item = {
      id: 'i1',
      type: 'message',
      role: 'assistant',
      status: 'completed',
      content: [{ type: 'output_text', text, annotations: [], logprobs: [] }],
    }
    send(to, { type: 'response.output_item.done', sequence_number: 3, output_index: 0, item })
    send(to, {
      type: cut ? 'response.incomplete' : 'response.completed',
      sequence_number: 4,
      response: {
        id: 'r1',
        object: 'response',
        created_at: 1,
        model: 'fake',
        status: cut ? 'incomplete' : 'completed',
        incomplete_details: cut ? { reason: 'max_output_tokens' } : null,
        output: [item],
        usage: {
          input_tokens: 900,
          output_tokens: 800,
          total_tokens: 1700,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens_details: { reasoning_tokens: 0 },
        },
      },
    })
  }
  if (protocol === 'google')
    send(to, {
      candidates: [{ content: { parts: [{ text: '' }], role: 'model' }, finishReason: cut ? 'MAX_TOKENS' : 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 800, totalTokenCount: 1700 },
    })
}

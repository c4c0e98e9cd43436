import type { Endpoint, Params } from '#contract/endpoint.ts'
import { send } from './call.ts'

/** Fetches a file with the session and hands it to the browser under the name that the server gave it. */
export async function download<E extends Endpoint>(line: E, given: { params: Params<E>; query?: Record<string, string> }): Promise<void> {
  const response = await send(line, given)
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'lesson'
  const url = URL.createObjectURL(await response.blob())
  saveAs(url, decodeURIComponent(name))
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Hands what stands at an address of this page (`blob:`, `data:`) to the browser as a file. */
export function saveAs(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

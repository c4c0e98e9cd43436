import { isIP } from 'node:net'
import type { Config } from '#server/config.ts'

const [usualTimeoutMs, slowTimeoutMs] = [180_000, 900_000]

/** Whether a model answers from this machine or its network: such a server is slow, and often does one thing at a time. */
export function isOwnServer({ aiBaseUrl }: Pick<Config, 'aiBaseUrl'>): boolean {
  if (!aiBaseUrl) return false
  const host = new URL(aiBaseUrl).hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) === 4) return /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./.test(host)
  if (isIP(host) === 6) return /^(?:::1$|f[cde])/i.test(host)
  return host === 'localhost' || !host.includes('.') || /\.(?:local|lan|internal|home\.arpa)$/.test(host)
}

/** The longest time for one call: as it is set, else as the kind of server needs it. */
export const callTimeout = (config: Pick<Config, 'aiBaseUrl' | 'aiTimeoutMs'>): number =>
  config.aiTimeoutMs ?? (isOwnServer(config) ? slowTimeoutMs : usualTimeoutMs)

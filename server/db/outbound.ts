import { AsyncLocalStorage } from 'node:async_hooks'

/** An open transaction of this chain of calls, whichever database it is of. */
const transactions = new AsyncLocalStorage<{ open: boolean }>()

export const insideTransaction = <T>(transaction: { open: boolean }, work: () => Promise<T>): Promise<T> =>
  transactions.run(transaction, work)

/**
 * Throws where a call would leave this program while a transaction is open: whoever is called may take many seconds, and
 * for so long the rows stay locked, and the embedded database, which has one connection, answers nobody.
 */
export function refuseInTransaction(what: string): void {
  if (transactions.getStore()?.open) throw new Error(`${what} was asked while a database transaction was open. Ask first, then write.`)
}

/** The fetch of everything that talks to a provider. */
export const outboundFetch: typeof fetch = (input, init) => {
  refuseInTransaction('a provider')
  return fetch(input, init)
}

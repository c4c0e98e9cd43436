const opensAfter = 5
const restMs = 60_000

/** Stops asking a provider that fails again and again: after five failures in a row it rests a minute, then one call tries. */
export class CircuitBreaker {
  #failures = 0
  #until = 0
  isOpen(now: number): boolean {
    return now < this.#until
  }
  succeeded(): void {
    this.#failures = 0
    this.#until = 0
  }
  failed(now: number): void {
    this.#failures++
    if (this.#failures >= opensAfter) this.#until = now + restMs
  }
}

/** So many accounts are remembered; an older one begins anew. */
const mostAccounts = 10_000

/** A breaker for each account: what fails for one church, with its own sermon, stops no other. */
export class CircuitBreakers {
  readonly #of = new Map<string, CircuitBreaker>()
  of(account: string): CircuitBreaker {
    const found = this.#of.get(account) ?? new CircuitBreaker()
    this.#of.delete(account)
    this.#of.set(account, found)
    if (this.#of.size > mostAccounts) this.#of.delete(this.#of.keys().next().value ?? '')
    return found
  }
}

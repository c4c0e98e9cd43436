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

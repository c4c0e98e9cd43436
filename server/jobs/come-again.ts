/** What a job throws that waits for something outside: it is no failure, costs no attempt, and the job is done again after so long. */
export class ComeAgain extends Error {
  readonly seconds: number
  constructor(seconds: number) {
    super(`comes again in ${seconds} seconds`)
    this.seconds = seconds
  }
}

/** A day with its time, as it is said of what is kept. The format is made where that is said: it takes a phone as long as to draw a page. */
export const dayAndTime = (at: Date): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(at)

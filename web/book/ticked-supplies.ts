const keyOf = (bookId: string) => `supplies:${bookId}`
/** What of a book's supplies was packed already, on this browser. */
export function tickedSupplies(bookId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(bookId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : []
  } catch {
    return []
  }
}
export const tickSupplies = (bookId: string, have: string[]): void => localStorage.setItem(keyOf(bookId), JSON.stringify(have))

const key = 'storyfold.wish'

/** The address that somebody wanted before he had to log in. It lasts as long as the tab, through registration and a mailed link. */
export const keepWish = (address: string): void => sessionStorage.setItem(key, address)
/** Only an address of our own pages is followed. */
export function readWish(): string | undefined {
  const address = sessionStorage.getItem(key)
  return address && /^\/(?![/\\])/.test(address) ? address : undefined
}
export const forgetWish = (): void => sessionStorage.removeItem(key)

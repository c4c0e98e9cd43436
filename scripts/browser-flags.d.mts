export const browserFlags: string[]

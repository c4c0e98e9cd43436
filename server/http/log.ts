export type Logger = {
  info: (fields: object, message: string) => void
  warn: (fields: object, message: string) => void
  error: (fields: object, message: string) => void
}
/** For tools that print their own lines. */
export const quietLog: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined }

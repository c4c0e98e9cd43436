const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
/** The time of day as a wall clock has it: "9:43". */
export const clockTime = (at: number): string => format.format(at).replace(/\s?[AP]M$/i, '')

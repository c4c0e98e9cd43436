const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
/** The time of day as a wall clock has it: "9:43". */
export const clockTime = (at: number): string => format.format(at).replace(/\s?[AP]M$/i, '')

const two = (count: number) => String(count).padStart(2, '0')
/** The same as a field for a time has it: "09:43". */
export const asField = (at: number): string => `${two(new Date(at).getHours())}:${two(new Date(at).getMinutes())}`

/** When a field's time of day is, nearest to `near`: 11:55 is before 12:05, and not a day behind it. */
export function nearest(field: string, near: number): number {
  const [hours = 0, minutes = 0] = field.split(':').map(Number)
  const on = (days: number) => {
    const day = new Date(near)
    day.setDate(day.getDate() + days)
    return day.setHours(hours, minutes, 0, 0)
  }
  const [first = near] = [-1, 0, 1].map(on).sort((a, b) => Math.abs(a - near) - Math.abs(b - near))
  return first
}

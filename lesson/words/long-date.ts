const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
/** "2024-07-07" as "July 7, 2024"; anything else as it stands. */
export function longDate(date: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(date)
  return parts ? `${months[Number(parts[2]) - 1] ?? ''} ${Number(parts[3])}, ${parts[1]}` : date
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** "2024-07-07" as "Sunday, July 7", for a day near enough to need no year; '' for what is no date. */
export function weekdayAndDate(date: string): string {
  const parts = /^\d{4}-(\d{2})-(\d{2})/.exec(date)
  const weekday = weekdays[new Date(`${date.slice(0, 10)}T12:00:00Z`).getUTCDay()]
  return parts && weekday ? `${weekday}, ${months[Number(parts[1]) - 1] ?? ''} ${Number(parts[2])}` : ''
}

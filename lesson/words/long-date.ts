const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
/** "2024-07-07" as "July 7, 2024"; anything else as it stands. */
export function longDate(date: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(date)
  return parts ? `${months[Number(parts[2]) - 1] ?? ''} ${Number(parts[3])}, ${parts[1]}` : date
}

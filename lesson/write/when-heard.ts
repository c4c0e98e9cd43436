/** When a sermon was heard, as a class of the next days would say it: on another day than a Sunday nobody says "on Sunday". */
export const whenHeard = (date: string): 'on Sunday' | 'in the sermon' => {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay()
  return day > 0 ? 'in the sermon' : 'on Sunday'
}
/** Whose the main point is, in the week after. */
export const whosePoint = (date: string): string => (whenHeard(date) === 'on Sunday' ? 'Sunday’s' : 'the sermon’s')

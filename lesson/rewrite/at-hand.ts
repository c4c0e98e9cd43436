const plain = (thing: string) =>
  thing
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/[^a-z ]/g, ' ')
    .trim()
    .replace(/^(?:an?|the|some|one) /, '')
    .split(/ +/)
    .map((word) => word.replace(/(?:es|s)$/, ''))
    .join(' ')
/** Whether something is in the cupboard: "two chairs" where there are chairs, "large paper" where there is paper. */
export function isAtHand(material: string, supplies: readonly string[]): boolean {
  const wanted = ` ${plain(material)} `
  return supplies.some((supply) => {
    const thing = plain(supply)
    return thing !== '' && (wanted.endsWith(` ${thing} `) || wanted.includes(` ${thing} for `) || wanted.includes(` ${thing} to `))
  })
}

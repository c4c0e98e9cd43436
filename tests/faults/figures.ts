/** Prints what a fault test counted, when it runs by hand (npm run faults). */
export function tellFigures(figures: Record<string, number | string>): void {
  if (process.env.FAULT_ROUNDS)
    console.log(
      Object.entries(figures)
        .map(([name, value]) => `${name} ${value}`)
        .join(', '),
    )
}

/** Minutes after the beginning as a clock shows them: 65 is "1:05". */
export const offset = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

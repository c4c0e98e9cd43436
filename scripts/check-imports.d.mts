export const rooms: Record<string, string[]>
export const platform: string[]
export const features: Record<string, string[]>
export function wrongImports(): { files: number; wrong: string[] }

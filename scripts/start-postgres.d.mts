export function startPostgres(): Promise<{ url: string; stop: () => void; crash: () => void; start: () => void } | null>

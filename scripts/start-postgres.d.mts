type Postgres = { url: string; stop: () => void; crash: () => void; start: () => void; disk: string | undefined }
export function startPostgres(how?: { megabytes?: number }): Promise<Postgres | null>

/** The cast: who the journeys follow, and who is in the development database. */
export const people = {
  ruth: { name: 'Ruth Mbeki', email: 'ruth@gracechapel.example', password: 'barley and kindness' },
  daniel: { name: 'Daniel Ortiz', email: 'daniel@hillside.example', password: 'lions sleep tonight' },
} as const

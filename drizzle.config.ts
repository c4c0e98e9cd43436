import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/schema.ts',
    './server/db/money-schema.ts',
    './server/db/community-schema.ts',
    './server/db/lesson-plan-schema.ts',
    './server/db/book-revision-schema.ts',
    './server/db/link-schema.ts',
    './server/db/class-note-schema.ts',
    './server/db/try-schema.ts',
    './server/db/call-schema.ts',
    './server/db/library-schema.ts',
    './server/db/provider-schema.ts',
  ],
  out: './server/db/migrations',
})

// The peer of the HTTP bench: bare Fastify and pg, written by hand for three pages, without validation, limits, headers or logs.
// Started by bench-http.ts with DATABASE_URL.
import { createHash } from 'node:crypto'
import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const rowsOf = async (text: string, values: unknown[]) => (await pool.query(text, values)).rows
const http = Fastify()

async function whoIs(request: FastifyRequest): Promise<string> {
  const token = (request.headers.authorization ?? '').slice('Bearer '.length)
  const hash = createHash('sha256').update(token).digest('hex')
  const [row] = await rowsOf('select user_id from sessions where token_hash = $1 and expires_at > now()', [hash])
  return row.user_id
}
const end = (row: { ends_at: Date | null }) => row.ends_at?.getTime() ?? Infinity

http.get('/api/auth/me', async (request) => {
  const userId = await whoIs(request)
  const [[row], grants] = await Promise.all([
    rowsOf('select * from users where id = $1', [userId]),
    rowsOf('select source, ends_at from entitlements where user_id = $1', [userId]),
  ])
  const [trial] = grants.toSorted((a, b) => end(b) - end(a))
  const { id, name, email, church_size, denomination, role, bio, notifications, theme, accent } = row
  return {
    user: {
      id,
      name,
      email,
      profileImageUrl: row.profile_image_url,
      churchName: row.church_name,
      churchSize: church_size,
      denomination,
      role,
      bio,
    },
    subscription: {
      status: end(trial) > Date.now() ? 'trialing' : 'ended',
      plan: 'trial',
      subscriptionSource: trial.source.toUpperCase(),
      trialEndsAt: trial.ends_at.toISOString(),
      currentPeriodEnd: trial.ends_at.toISOString(),
    },
    notifications: { email_updates: true, sermon_reminders: true, community_activity: false, system_alerts: true, ...notifications },
    appearance: theme ? { theme, accent } : { theme: 'light', accent: 'purple' },
    appearanceChosen: theme !== '',
  }
})

const ages = ['teens', 'children', 'young-kids']
http.get('/api/library', async (request) => {
  const userId = await whoIs(request)
  const rows = await rowsOf(
    `select s.id, s.title, s.speaker, s.day, s.passage, s.series, s.created_at, s.source is not null as taken, g.state from sermons s
     left join generations g on g.sermon_id = s.id where s.user_id = $1 and s.deleted_at is null order by s.day desc, s.id desc limit 51`,
    [userId],
  )
  const shown = rows.slice(0, 50)
  const books = await rowsOf(
    'select id, sermon_id, age_group, title, passage from books where user_id = $1 and sermon_id = any($2::uuid[])',
    [userId, shown.map(({ id }) => id)],
  )
  const of = Map.groupBy(books, (book) => book.sermon_id)
  const last = shown.at(-1)
  return {
    sermons: shown.map(({ id, title, speaker, day, passage, series, created_at, taken, state }) => ({
      id,
      title,
      speaker,
      day,
      passage,
      series,
      createdAt: created_at.toISOString(),
      state: state ?? 'none',
      books: (of.get(id) ?? [])
        .map((book) => ({ id: book.id, ageGroup: book.age_group, title: book.title, passage: book.passage }))
        .toSorted((a, b) => ages.indexOf(a.ageGroup) - ages.indexOf(b.ageGroup)),
      taken,
      goesAt: null,
    })),
    next: rows.length > 50 ? Buffer.from(`${last.day} ${last.id}`).toString('base64url') : null,
  }
})

http.get('/api/community', async (request) => {
  const userId = await whoIs(request)
  const rows = await rowsOf(
    `select p.*, exists (select 1 from community_likes l where l.post_id = p.id and l.user_id = $1) as liked
     from community_posts p where not p.hidden order by p.created_at desc, p.id desc limit 24`,
    [userId],
  )
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    bookId: row.book_id,
    tags: row.tags,
    ageGroup: row.age_group,
    passage: row.passage,
    theme: row.theme,
    opening: row.opening,
    church: row.church,
    likes: row.likes,
    views: row.views,
    liked: row.liked,
    mine: row.user_id === userId,
    createdAt: row.created_at.toISOString(),
  }))
})

process.on('SIGTERM', () => process.exit(0))
await http.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
console.log(`is ready at ${process.env.PORT}`)

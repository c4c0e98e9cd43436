/** Sizes, lengths, prices and rates: each number of the product stands here and nowhere else. */
const MB = 1024 * 1024

export const sermonFile = { maxBytes: 10 * MB, extensions: ['pdf', 'docx', 'txt'] as const }
/** Characters of sermon text that one call may carry: a 30,000-word sermon is about 170,000. */
export const sermonText = { maxCharacters: 1_000_000, minWords: 150, maxWords: 30_000 }
/** Characters of one narration: about an hour of reading. */
export const narrationText = { maxCharacters: 50_000 }
/** A book in one's own voice, one channel of 16 bits at `rate` samples a second: the longest and the shortest that is kept. */
export const recording = { rate: 24_000, maxMinutes: 15, minSeconds: 2, maxBytes: 15 * 60 * 24_000 * 2 + 4096 }
/** How many pictures one call may ask for, and how long each wish may be. */
export const imagePrompts = { max: 6, maxCharacters: 1000 }
export const password = { minAtRegistration: 6, minAtChange: 8, max: 1024 }
export const bioLength = 500
export const passwordReset = { minutes: 60 }
export const giftMessageLength = 1000
export const profilePicture = { maxBytes: 5 * MB }
export const recentGenerations = 6
/** Sermons on one page of the library, days that a deleted one can be had back, characters of a series’ name, sermons that are packed at once. */
export const libraryPage = 50
export const deletedDays = 30
export const seriesName = 120
export const packedAtOnce = 12
/** A library as one file: its bytes, those of one sermon in it unpacked, of all of them, and how many there may be. */
export const libraryFile = { maxBytes: 100 * MB, sermonBytes: 12 * MB, unpackedBytes: 1024 * MB, sermons: 5000 }
/** Characters of what a person types when sharing, and how many tags. */
export const sharedText = { title: 200, excerpt: 600, tag: 40, tags: 12, report: 1000 }
/** Shared lessons on one page of the community. */
export const communityPage = 24
/** Reports by this many people take a shared lesson off the pages until somebody has looked. */
export const reportsThatHide = 3
/** Characters of what a person types into a book, items of its lists, changes of one call; steps of its history that are kept, and shown at once. */
export const editedBook = {
  line: 400,
  text: 4000,
  story: 40_000,
  items: 40,
  notes: 60,
  path: 80,
  changes: 40,
  wish: 300,
  history: 400,
  historyPage: 50,
}
/** Characters of what is written to whoever teaches; days that a link works after its Sunday, and at most. */
export const linkNote = 600
export const linkTeacher = 120
/** Characters of a note after class and of what it is about, of who wrote it; notes that one book keeps. */
export const classNote = { text: 1000, about: 300, by: 120, perBook: 100 }
export const linkDays = { after: 8, most: 120 }
/** As many children as one room of a class may have. */
export const classSize = 300
/** Characters of a word that a church says in the place of ours, and how many such words it may have. */
export const ownWords = { length: 60, count: 20 }
/** Children of one room, as its papers are counted. */
export const roomSize = { usual: 10, most: 200 }
export const trialDays = 3
/** How long what was made without an account waits to be kept. */
export const triedHours = 24
/** Prices in dollars. */
export const prices = { monthly: 9.99, yearly: 99.99 }
export const session = { days: 30 }

/** At most `max` calls in `seconds`, counted for the caller's address or for the account. */
export type RateLimit = { name: string; max: number; seconds: number; per: 'address' | 'account' }
export const rates = {
  register: { name: 'register', max: 5, seconds: 3600, per: 'address' },
  login: { name: 'login', max: 50, seconds: 900, per: 'address' },
  loginFailures: { name: 'login-failures', max: 10, seconds: 900, per: 'account' },
  /** Where an account was logged in before, remembered and not counted. */
  loginKnown: { name: 'login-known', max: 1, seconds: 0, per: 'account' },
  /** Per mailbox, and per caller so that one machine cannot ask for a thousand mailboxes. */
  reset: { name: 'reset', max: 3, seconds: 3600, per: 'account' },
  resetAddress: { name: 'reset-address', max: 20, seconds: 3600, per: 'address' },
  password: { name: 'password', max: 20, seconds: 900, per: 'account' },
  export: { name: 'export', max: 10, seconds: 3600, per: 'account' },
  importLibrary: { name: 'import-library', max: 20, seconds: 3600, per: 'account' },
  checkout: { name: 'checkout', max: 30, seconds: 3600, per: 'account' },
  gift: { name: 'gift', max: 10, seconds: 3600, per: 'address' },
  redeem: { name: 'redeem', max: 10, seconds: 900, per: 'account' },
  contact: { name: 'contact', max: 3, seconds: 3600, per: 'address' },
  picture: { name: 'picture', max: 30, seconds: 3600, per: 'account' },
  upload: { name: 'upload', max: 30, seconds: 3600, per: 'account' },
  /** Without an account: a sermon is read and three books are written of it. */
  try: { name: 'try', max: 5, seconds: 3600, per: 'address' },
  triedSheet: { name: 'tried-sheet', max: 60, seconds: 900, per: 'address' },
  generate: { name: 'generate', max: 10, seconds: 3600, per: 'account' },
  narrate: { name: 'narrate', max: 30, seconds: 3600, per: 'account' },
  record: { name: 'record', max: 30, seconds: 3600, per: 'account' },
  draw: { name: 'draw', max: 30, seconds: 3600, per: 'account' },
  share: { name: 'share', max: 60, seconds: 60, per: 'account' },
  like: { name: 'like', max: 60, seconds: 60, per: 'account' },
  report: { name: 'report', max: 10, seconds: 3600, per: 'account' },
  /** One as often as somebody types all day long, from several tabs. */
  edit: { name: 'edit', max: 6000, seconds: 3600, per: 'account' },
  rewrite: { name: 'rewrite', max: 120, seconds: 3600, per: 'account' },
  link: { name: 'link', max: 60, seconds: 3600, per: 'account' },
  linkMail: { name: 'link-mail', max: 20, seconds: 3600, per: 'account' },
  openLink: { name: 'open-link', max: 300, seconds: 900, per: 'address' },
  note: { name: 'note', max: 120, seconds: 3600, per: 'account' },
  linkNote: { name: 'link-note', max: 20, seconds: 3600, per: 'address' },
  /** Each takes seconds to make. */
  linkPack: { name: 'link-pack', max: 20, seconds: 900, per: 'address' },
  linkFile: { name: 'link-file', max: 120, seconds: 900, per: 'address' },
  suggest: { name: 'suggest', max: 60, seconds: 3600, per: 'account' },
} as const satisfies Record<string, RateLimit>

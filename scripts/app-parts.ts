/** Below this many bytes, a part that a few pages share goes with the one that is nearest to it. */
const smallPart = 7_500
const inFolder = (folders: string) => new RegExp(`[\\\\/](?:${folders})[\\\\/]`)
/** What nearly every page uses; the two files are too small to be fetched alone. */
const everywhere = new RegExp(`${inFolder('lucide-react|zod|contract|web/ui|web/lib').source}|[\\\\/](?:age-look|long-date)\\.ts$`)

/**
 * Of which files the app is made. Left alone, what two pages share becomes a file of its own, be it one icon: a page had sixty,
 * and a browser asks a server for six at a time.
 */
export const appParts = [
  { name: 'react', test: inFolder('node_modules[\\\\/](?:react|react-dom|scheduler)'), priority: 4 },
  { name: 'app', tags: ['$initial' as const], priority: 3 },
  { name: 'common', test: everywhere, minShareCount: 2, priority: 2 },
  { name: 'part', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: smallPart, priority: 1 },
]

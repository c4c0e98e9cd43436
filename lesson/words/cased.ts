/** Written with a capital by everybody, though the Bible has them in small letters too, or not at all. */
const always =
  'I God Bible Christian Christians Christmas Easter Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July August September October November December'.split(
    ' ',
  )
const capitalsOf = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, string>>()
/** Names in small letters and as they are written. */
function capitals(names: ReadonlySet<string>): ReadonlyMap<string, string> {
  const kept = capitalsOf.get(names)
  if (kept) return kept
  const all = new Map([...names].map((name) => [name.toLowerCase(), name]))
  for (const name of always) all.set(name.toLowerCase(), name)
  capitalsOf.set(names, all)
  return all
}

const isShouted = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}{2}/u.test(text)
/** Without one capital inside: a machine wrote it down. */
const isFlat = (text: string) => !/(?<=\s)["“'‘(]?\p{Lu}/u.test(text.replace(/\bI\b/g, 'i'))

/**
 * A sentence of captions ("god spoke and peter got up") or in capitals ("WEAR IT WHERE IT ITCHES") as it is printed: with its
 * names, its "I" and its first letter large. `names` are those of the Bible that are no words as well. Any other text is given back as it is.
 */
export function cased(text: string, names: ReadonlySet<string>): string {
  const shouted = isShouted(text)
  if (!shouted && !isFlat(text)) return text
  const small = shouted ? text.toLowerCase() : text
  const known = capitals(names)
  return small
    .replace(/(?<![\p{L}’'])\p{L}+/gu, (word) => known.get(word.toLowerCase()) ?? word)
    .replace(/^([^\p{L}]*)(\p{Ll})/u, (_, before: string, first: string) => `${before}${first.toUpperCase()}`)
}

/** Without the capitals that only raise the voice: "PLANT where you did not choose". A line that is all capitals is for `cased`. */
export const calmed = (text: string, names: ReadonlySet<string>): string =>
  isShouted(text)
    ? text
    : text.replace(/\b\p{Lu}{4,}\b/gu, (word, at: number) =>
        word === 'LORD' || word === 'YHWH'
          ? word
          : at === 0
            ? word.charAt(0) + word.slice(1).toLowerCase()
            : (capitals(names).get(word.toLowerCase()) ?? word.toLowerCase()),
      )

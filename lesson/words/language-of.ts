import languagesData from './languages.json' with { type: 'json' }

/** The small words that every text of a language is full of. */
const languages = Object.entries(languagesData).map(([name, words]) => ({ name, words: new Set(words.split(' ')) }))
/** Languages that put no space between words, or write whole syllables: their signs are counted instead. */
const bySign = new Set(['Chinese', 'Japanese', 'Korean'])
const signs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** From this share of small words on a text is in a language. Even notes in catchwords have more; a cipher has them only by chance. */
const least = 0.12
/** Words that are looked at: enough to tell in a moment. */
const sample = 4000

/** The language that a text is written in and how surely, by its small words; undefined for a text in none that is known. */
export function languageOf(text: string): { name: string; share: number } | undefined {
  const characters = text
    .slice(0, sample * 8)
    .toLowerCase()
    .normalize('NFC')
  const words = (characters.match(/[\p{L}\p{M}]+/gu) ?? []).slice(0, sample)
  const written = characters.match(signs) ?? []
  const asSigns = written.length > words.join('').length / 3
  const counted = asSigns ? written : words
  const found = languages
    .filter(({ name }) => bySign.has(name) === asSigns)
    .map(({ name, words: small }) => ({ name, share: counted.filter((word) => small.has(word)).length / Math.max(1, counted.length) }))
    .sort((a, b) => b.share - a.share)[0]
  return found && found.share >= least ? found : undefined
}

/** The name of another language that a text is plainly in. A sermon in English that quotes Spanish, or names people, is in English. */
export function otherLanguage(text: string): string | undefined {
  const found = languageOf(text)
  return found && found.name !== 'English' ? found.name : undefined
}

/** So many different small words of a language stand in a short text only where it is written in it. */
const distinctWords = 5
/**
 * The name of another language that a part of a lesson is plainly in. A few words say little: “I” and “do” are small words in
 * Polish too, so many different ones are asked for, and at least twice as many as English has there.
 */
export function partInOtherLanguage(text: string): string | undefined {
  const found = otherLanguage(text)
  if (!found || bySign.has(found)) return found
  const words = [
    ...new Set(
      text
        .toLowerCase()
        .normalize('NFC')
        .match(/[\p{L}\p{M}]+/gu),
    ),
  ]
  const small = (name: string) => {
    const known = languages.find((one) => one.name === name)?.words
    return words.filter((word) => known?.has(word)).length
  }
  return small(found) >= distinctWords && small(found) >= 2 * small('English') ? found : undefined
}

import { sermonText } from '#contract/limits.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { otherLanguage } from '#lesson/words/language-of.ts'
import { countWords } from '#lesson/words/count-words.ts'

export type Verdict = 'sermon' | 'too-short' | 'not-english' | 'not-a-sermon'
const religious =
  /\b(?:God|Lord|Jesus|Christ|Bible|Scripture|gospel|faith|pray(?:er|ed|ing)?|church|holy|spirit|sin|grace|heaven|soul|psalm|verse|disciples?|apostle|prophet|bless(?:ed|ing)?|worship|Savior|Saviour|congregation|sermon)\b/gi
/** People and places of the Bible. Some are named so today: only several of them, beside a place of the Bible, tell a sermon. */
const ofBible =
  /\b(?:Abraham|Sarah|Hagar|Isaac|Rebekah|Jacob|Esau|Leah|Rachel|Laban|Joseph|Potiphar|Pharaoh|Moses|Aaron|Miriam|Joshua|Rahab|Jericho|Deborah|Gideon|Samson|Ruth|Boaz|Naomi|Hannah|Eli|Samuel|Saul|David|Goliath|Jonathan|Abigail|Nabal|Nathan|Mephibosheth|Solomon|Elijah|Elisha|Naaman|Nehemiah|Esther|Mordecai|Haman|Job|Isaiah|Jeremiah|Ezekiel|Daniel|Nebuchadnezzar|Jonah|Nineveh|Babylon|Egypt|Israel|Judah|Jerusalem|Bethlehem|Galilee|Nazareth|Mary|Herod|Zechariah|Elizabeth|Simeon|Peter|Andrew|James|John|Matthew|Mark|Luke|Philip|Nathanael|Thomas|Judas|Nicodemus|Zacchaeus|Lazarus|Martha|Bartimaeus|Jairus|Pilate|Paul|Silas|Barnabas|Stephen|Ananias|Cornelius|Lydia|Timothy|Onesimus|Philemon|Philippi|Corinth|Ephesus|Rome|Samaritan|Pharisee|Levite)(?:s|’s|'s)?\b/g
/**
 * Words of faith in a thousand: from so many on a text is a sermon, and from fewer when it names a place of the Bible. Who tells a
 * story of the Bible may do so without any: then so many of its names, beside a place that is stated.
 */
const plainly = 4
const withReference = 1
const namesWithReference = 3

/** A line or two may be in any language by chance. */
const shortest = 150

/** Characters that are looked at: enough to tell, few enough that no request waits for it. */
const sample = 60_000

/**
 * Whether lessons can be written from a text, from its beginning; `passage` is what is stated beside it. Needs no Bible, so that the
 * answer does not wait for one.
 */
export function verdictOf(whole: string, passage = ''): Verdict {
  const content = whole.slice(0, sample)
  // Before its length: a page of Chinese has few words as English counts them.
  if (content.length > shortest && otherLanguage(content)) return 'not-english'
  const words = countWords(content)
  if (words < sermonText.minWords) return 'too-short'
  const share = ((content.match(religious)?.length ?? 0) / words) * 1000
  if (share >= plainly) return 'sermon'
  const names = new Set(content.match(ofBible)?.map((name) => name.replace(/['’]?s$/, '')))
  const tells = share >= withReference || names.size >= namesWithReference
  return tells && findReferences(`${passage}\n${content}`).length > 0 ? 'sermon' : 'not-a-sermon'
}

import { sermonText } from '#contract/limits.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { otherLanguage } from '#lesson/words/language-of.ts'
import { countWords } from '#lesson/words/count-words.ts'

export type Verdict = 'sermon' | 'too-short' | 'not-english' | 'not-a-sermon'
const religious =
  /\b(?:God|Lord|Jesus|Christ|Bible|Scripture|gospel|faith|pray(?:er|ed|ing)?|church|holy|spirit|sin|grace|heaven|soul|psalm|verse|disciples?|apostle|prophet|bless(?:ed|ing)?|worship|Savior|Saviour|congregation|sermon)\b/gi
/** Words of faith in a thousand: from so many on a text is a sermon, and from fewer when it names a place of the Bible. */
const plainly = 4
const withReference = 1

/** A line or two may be in any language by chance. */
const shortest = 150

/** Characters that are looked at: enough to tell, few enough that no request waits for it. */
const sample = 60_000

/** Whether lessons can be written from a text, from its beginning. Needs no Bible, so that the answer does not wait for one. */
export function verdictOf(whole: string): Verdict {
  const content = whole.slice(0, sample)
  // Before its length: a page of Chinese has few words as English counts them.
  if (content.length > shortest && otherLanguage(content)) return 'not-english'
  const words = countWords(content)
  if (words < sermonText.minWords) return 'too-short'
  const share = ((content.match(religious)?.length ?? 0) / words) * 1000
  return share >= plainly || (share >= withReference && findReferences(content).length > 0) ? 'sermon' : 'not-a-sermon'
}

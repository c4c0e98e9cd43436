import { findScriptures, passageAt } from './find-passage.ts'
import { headPassage } from '../head/stated-passages.ts'
import { keyStems, type Bible } from '#lesson/scripture/bible.ts'
import { retoldStory } from './retold-story.ts'
import { isElsewhere, toldStory } from './told-story.ts'
import { ofAnotherDay, withoutOtherDays } from '../other-days.ts'
import type { Passage, Sentence } from '../reading.ts'
import type { SermonText } from '../read-sermon.ts'

export type Passages = { main: Passage | undefined; all: Passage[]; chapters: string[] }

export function passagesOf(
  sermon: SermonText,
  { sentences, text }: { sentences: readonly Sentence[]; text: string },
  bible: Bible,
  older?: () => Bible,
): Passages {
  const first = sentences.slice(0, 5).map(({ said }) => said)
  const otherDay = ofAnotherDay(first)
  const lines = first.filter((_, at) => otherDay[at] === Infinity)
  const found = findScriptures(bible, {
    scripture: sermon.scripture || headPassage(lines),
    headline: `${sermon.title} ${sermon.theme}`,
    content: withoutOtherDays(text),
    sentences: sentences.map(({ id, said, words }) => ({ at: id, text: said, words })),
    older,
  })
  const retold = found.main?.declared ? undefined : retoldStory(bible, { stems: new Set(keyStems(text)), content: text })
  const stated = retold && (retold.surely || !found.main) ? passageAt(bible, retold.span, false) : found.main
  // A reading of the day may be named and another one told from beginning to end; what somebody typed stays.
  const told = sermon.scripture ? undefined : toldStory(bible, withoutOtherDays(text), stated !== undefined)
  const at = told && (!stated || isElsewhere(bible, told, stated.osis)) ? passageAt(bible, told, false) : stated
  const main = at && { osis: at.osis, label: at.label, weight: 1, declared: at.declared }
  const all = found.cited.slice(0, 40).flatMap(({ osis, count }) => {
    const passage = passageAt(bible, osis, false)
    return passage ? [{ osis, label: passage.label, weight: count }] : []
  })
  const chapters = [
    ...new Set([...(main ? [main] : []), ...all].map(({ osis }) => osis.split('-')[0]?.split('.').slice(0, 2).join('.') ?? '')),
  ]
  return { main, all, chapters }
}

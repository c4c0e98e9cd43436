import { stories, type Theme, themes } from '#lesson/bank/bank.ts'
import { type Bible, keyStems, osisOf, stem, wordsOf } from '#lesson/scripture/bible.ts'
import type { Analysis, SermonText } from './analyse-sermon.ts'
import type { Scriptures } from './find-passage.ts'

/** Every theme of the bank with how strongly the sermon points to it, strongest first. */
export function rankThemes(sermon: SermonText, content: string, scriptures: Scriptures, bible: Bible): Analysis['themes'] {
  const count = new Map<string, number>()
  const all = wordsOf(content)
  for (const word of all) count.set(stem(word), (count.get(stem(word)) ?? 0) + 1)
  const headline = new Set(keyStems(`${sermon.title} ${sermon.theme}`))
  const main = new Set(scriptures.main?.verses.map(osisOf))
  const score = (theme: Theme) =>
    Object.entries(theme.words).reduce((sum, [word, weight]) => sum + weight * Math.min(count.get(stem(word.toLowerCase())) ?? 0, 25), 0) /
      (all.length / 1000) +
    Object.entries(theme.words).reduce((sum, [word, weight]) => sum + (headline.has(stem(word)) ? weight * 4 : 0), 0) +
    (theme.verses.some((osis) => bible.passage(osis).some((verse) => main.has(osisOf(verse)))) ? 15 : 0)
  return themes.map((theme) => ({ theme, score: score(theme) })).sort((a, b) => b.score - a.score)
}

/** The story of the main passage when the bank has it, else one that teaches the leading theme. */
export function chooseStory(scriptures: Scriptures, ranked: Analysis['themes'], bible: Bible): Analysis['story'] {
  const main = new Set(scriptures.main?.verses.map(osisOf))
  const byPassage = stories
    .map((story) => {
      const verses = bible.passage(story.span).map(osisOf)
      const shared = verses.filter((osis) => main.has(osis)).length
      return { story, share: shared / Math.max(1, Math.min(verses.length, main.size)) }
    })
    .filter(({ share }) => share >= 0.4)
    .sort((a, b) => b.share - a.share)[0]
  if (byPassage) return { story: byPassage.story, byPassage: true }
  for (const { theme } of ranked) {
    const fits = stories.find((story) => story.themes[0] === theme.id) ?? stories.find((story) => story.themes.includes(theme.id))
    if (fits) return { story: fits, byPassage: false }
  }
  return undefined
}

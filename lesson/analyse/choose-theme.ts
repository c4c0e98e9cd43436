import { childVerses, stories, type Story, type Theme, type Truth, themes } from '#lesson/bank/bank.ts'
import { type Bible, keyStems, osisOf, stem, wordsOf } from '#lesson/scripture/bible.ts'
import type { Analysis, SermonText } from './analyse-sermon.ts'
import type { Scriptures } from '#lesson/reading/passages/find-passage.ts'
import type { SaidTruth } from './said-truths/said-truths.ts'

/** In how many themes a stem points the way: a word of several tells less of each. */
const sharedBy = new Map<string, number>()
for (const { words } of themes)
  for (const word of new Set(Object.keys(words).map((one) => stem(one.toLowerCase())))) sharedBy.set(word, (sharedBy.get(word) ?? 0) + 1)
/** The stems that point to a theme, each once: "pray", "prayed" and "praying" are one word that a sermon says. */
function tellingWords(theme: Theme): [string, number][] {
  const weights = new Map<string, number>()
  for (const [word, weight] of Object.entries(theme.words)) {
    const stemmed = stem(word.toLowerCase())
    weights.set(stemmed, Math.max(weights.get(stemmed) ?? 0, weight))
  }
  return [...weights].map(([word, weight]) => [word, weight / (sharedBy.get(word) ?? 1)])
}

/** A passage this short is about one thing, and what its verses are kept for says which. */
const fewVerses = 12

/** A truth of the theme tells as much as so many of its words of weight one. */
const saidCounts = 1.3
/** Two words alike may be chance; three in their order are the truth. */
const sureOfIt = 2.5

/** Every theme of the bank with how strongly the sermon points to it, strongest first. */
export function rankThemes(
  sermon: SermonText,
  content: string,
  { scriptures, truths, bible }: { scriptures: Scriptures; truths: SaidTruth[]; bible: Bible },
): Analysis['themes'] {
  const count = new Map<string, number>()
  const all = wordsOf(content)
  for (const word of all) count.set(stem(word), (count.get(stem(word)) ?? 0) + 1)
  const headline = new Set(keyStems(`${sermon.title} ${sermon.theme}`))
  const main = new Set(scriptures.main?.verses.map(osisOf))
  const times = new Map<Truth, number>()
  for (const { truth, strength } of truths) if (strength >= sureOfIt) times.set(truth, (times.get(truth) ?? 0) + 1)
  // What is said four times tells twice as much as what is said once.
  const said = (id: string) =>
    [...times].reduce((sum, [{ themes: own }, count]) => sum + (own[0] === id ? 2 : own.includes(id) ? 0.4 : 0) * Math.sqrt(count), 0)
  const score = (theme: Theme) =>
    (said(theme.id) / (all.length / 1000)) * saidCounts +
    tellingWords(theme).reduce((sum, [word, weight]) => sum + weight * Math.min(count.get(word) ?? 0, 25), 0) / (all.length / 1000) +
    tellingWords(theme).reduce((sum, [word, weight]) => sum + (headline.has(word) ? weight * 6 : 0), 0) +
    (main.size <= fewVerses && childVerses.some((one) => main.has(one.osis) && one.themes.includes(theme.id)) ? 12 : 0) +
    (theme.verses.some((osis) => bible.passage(osis).some((verse) => main.has(osisOf(verse)))) ? 15 : 0)
  return themes.map((theme) => ({ theme, score: score(theme) })).sort((a, b) => b.score - a.score)
}

/** The story of the main passage when the bank has it, else the one on the leading theme that is closest to the sermon's own words. */
export function chooseStory(
  scriptures: Scriptures,
  ranked: Analysis['themes'],
  { bible, stems, given }: { bible: Bible; stems: Set<string>; given: ReadonlySet<string> },
): Analysis['story'] {
  const told = scriptures.main && storyOfPassage(new Set(scriptures.main.verses.map(osisOf)), { bible, ranked })
  if (told) return { story: told, byPassage: true }
  for (const { theme } of ranked) {
    const fits = stories.filter((story) => story.themes.includes(theme.id))
    const best = fits
      .map((story) => ({
        story,
        // What this church has just heard waits; a story that teaches the theme first comes before one that also does.
        score: closeness(story, stems, bible) + (story.themes[0] === theme.id ? 0.1 : 0) - (given.has(story.title) ? 1 : 0),
      }))
      .sort((a, b) => b.score - a.score)[0]
    if (best) return { story: best.story, byPassage: false }
  }
  return undefined
}

const leastShared = 0.4
/** A story that shares this much with the passage is its story, whatever the sermon makes of it. */
const theStoryItself = 0.5
/** Else a theme with this share of the leading one's score has to be the story's too: a sermon about something else wants another story. */
const alsoItsTheme = 0.35
/** The story that tells most of a passage, by its own place or by a parallel one. */
function storyOfPassage(main: Set<string>, { bible, ranked }: { bible: Bible; ranked: Analysis['themes'] }): Story | undefined {
  const themesOfSermon = new Set(ranked.filter(({ score }) => score >= alsoItsTheme * (ranked[0]?.score ?? 0)).map(({ theme }) => theme.id))
  const overlap = (story: Story) =>
    [story.span, ...story.parallels]
      .map((span) => {
        const verses = bible.passage(span).map(osisOf)
        const shared = verses.filter((osis) => main.has(osis)).length
        return {
          share: shared / Math.max(1, Math.min(verses.length, main.size)),
          both: shared / Math.max(1, verses.length + main.size - shared),
        }
      })
      .reduce((a, b) => (b.share > a.share || (b.share === a.share && b.both > a.both) ? b : a))
  return stories
    .map((story) => ({ story, ...overlap(story) }))
    .filter(
      ({ share, both, story }) => share >= leastShared && (both >= theStoryItself || story.themes.some((id) => themesOfSermon.has(id))),
    )
    .sort((a, b) => b.share - a.share || b.both - a.both)[0]?.story
}

/** How much of a story's rare words the sermon has, 0 to 1. */
function closeness(story: Story, stems: Set<string>, bible: Bible): number {
  const own = [...new Set(keyStems(story.children.join(' ')))]
  const weigh = (words: string[]) => words.reduce((sum, word) => sum + bible.rarity(word), 0)
  return weigh(own.filter((word) => stems.has(word))) / Math.max(1, weigh(own))
}

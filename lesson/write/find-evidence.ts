import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { unfitWords } from '#lesson/age-groups.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import type { Sentence } from '#lesson/analyse/rank-sentences.ts'
import { isFragment, standsAlone } from '#lesson/analyse/whole-sentences.ts'
import type { Story, Theme } from '#lesson/bank/bank.ts'
import { keyStems, stem } from '#lesson/scripture/bible.ts'

/** However he is named, it is he of whom a point speaks. */
const god = new Set(['god', 'jesus', 'christ', 'lord', 'father', 'spirit', 'savior', 'saviour'].map(stem))
/** Words that join everything to everything: "each other" is no idea that a sentence could share. */
const weak = new Set(
  [
    'other',
    'each',
    'thing',
    'way',
    'always',
    'today',
    'every',
    'everyone',
    'anyone',
    'day',
    'book',
    'people',
    'man',
    'time',
    'life',
    'live',
    'right',
    'new',
  ].map(stem),
)
/** Words in which preachers say the same: "God provides" is evidence that God gives. */
const alike = new Map(
  [
    'stay remain near beside next abide accompany',
    'give gave given gift provide supply feed grant',
    'look search seek sought pursue pursuit find found',
    'love mercy gracious compassion tender',
    'hear listen',
    'save rescue deliver redeem',
    'strong strength strengthen power mighty',
    'made make create creator form breathe',
    'forgive forgiven pardon cleanse',
    'pray prayer petition',
    'thank thanks thanksgiving praise',
    'sad sorrow grief grieve weep tears',
    'afraid fear anxious worry',
  ].flatMap((words) => {
    const [first = '', ...others] = words.split(' ').map(stem)
    return others.map((word) => [word, first] as const)
  }),
)
const conceptsOf = (stems: string[]) =>
  new Set(stems.filter((word) => !weak.has(word)).map((word) => (god.has(word) ? 'god' : (alike.get(word) ?? word))))
/** "Heaven does not answer you a word" is no evidence that God hears. */
const denies = /\b(?:not(?! only)|no|never|nobody|(?<!\b(?:with|from|for) )nothing|none|neither|nor|cannot|without|\w+n['’]t)\b/i
/** Whether a sentence can carry a point at all: a whole statement of a length that one takes in, and no quarrel of the day. */
const canCarry = ({ text, words, question }: Sentence, ageGroup: AgeGroup) =>
  words >= 6 &&
  words <= 40 &&
  !question &&
  !unfitWords.teens.test(text) &&
  (ageGroup === 'teens' || !unfitWords.children.test(text)) &&
  !/^(?:[IVX]+\.|(?:closing|opening) prayer)\s/i.test(text) &&
  !isFragment(text) &&
  /[.!]["”’]?$/.test(text)
/** "God provides for people who come with nothing" says what he does; "If you want your children to trust God" says it aside. */
const namesGodFirst = /^["“‘]?(?:And |But |So |For )?(?:our |the )?(?:God|Jesus|Christ|Lord|Father)\b/i
/** Two things of the point, or one of it and one of its theme: less is chance. */
const least = 2

/**
 * The sermon's own sentence that the theme's truth for an age rests on: the one that says most of the point's words, and speaks of
 * its theme. Undefined when no sentence does; then the point is not one of this sermon's. `ideas` is how many of the point's own it must say.
 */
export function evidenceFor(
  analysis: Analysis,
  theme: Theme,
  ageGroup: AgeGroup,
  { ideas = 1 }: { ideas?: number } = {},
): LessonBook['evidence'][number] | undefined {
  const point = theme.truth[ageGroup]
  const ofPoint = conceptsOf(keyStems(point))
  const ofTheme = conceptsOf(Object.keys(theme.words).map((word) => stem(word.toLowerCase())))
  const [best] = analysis.sentences
    .filter((one) => canCarry(one, ageGroup))
    .map((one) => {
      const said = [...conceptsOf(one.stems)]
      const shared = said.filter((word) => ofPoint.has(word)).length
      const near = said.filter((word) => ofTheme.has(word) && !ofPoint.has(word)).length
      const score =
        2 * shared +
        Math.min(2, near) +
        one.rank +
        (standsAlone(one) ? 1 : 0) +
        (namesGodFirst.test(one.text) ? 1.5 : 0) -
        (/^["“‘]?(?:if|when|let|suppose|unless)\b/i.test(one.text) ? 1 : 0) -
        (one.words > 28 ? 1 : 0)
      // "He is not to be found in the tomb" denies and yet says it; it has to speak of God, and of the theme more than once.
      const meansIt = denies.test(one.text) === denies.test(point) || (said.includes('god') && near >= 2)
      // A point about God rests on a sentence that speaks of him.
      const ofGod = !ofPoint.has('god') || said.includes('god')
      return { one, score, enough: meansIt && ofGod && shared >= ideas && shared + near >= least }
    })
    .filter(({ enough }) => enough)
    .sort((a, b) => b.score - a.score)
  return best && { point, quote: best.one.text }
}

/** How many of the sermon's strongest themes may lend a truth. */
const lenders = 3
/**
 * A truth that this sermon says, for an age: the theme's own, else that of another theme of the story or of one that the
 * sermon points to strongly. Undefined when the sermon says none of them.
 */
export function pointOf(analysis: Analysis, theme: Theme, story: Story, ageGroup: AgeGroup): LessonBook['evidence'][number] | undefined {
  const strongest = analysis.themes.slice(0, lenders).map((one) => one.theme)
  const ofStory = analysis.themes.map((one) => one.theme).filter(({ id }) => story.themes.includes(id))
  for (const one of [theme, ...ofStory, ...strongest]) {
    // What is lent has to be said more plainly than what the whole book is about.
    const found = evidenceFor(analysis, one, ageGroup, { ideas: one === theme ? 1 : 3 })
    if (found) return found
  }
  return undefined
}

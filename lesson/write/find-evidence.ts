import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { unfitWords } from '#lesson/age-groups.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import { statesIdea } from '#lesson/analyse/modern-english.ts'
import type { Sentence } from '#lesson/analyse/rank-sentences.ts'
import { addressed, isFragment, standsAlone, unreal } from '#lesson/analyse/whole-sentences.ts'
import { evidenceOf } from '#lesson/analyse/evidence-of.ts'
import { plainlySaid, type SaidTruth } from '#lesson/analyse/said-truths/said-truths.ts'
import type { Story, Theme, Truth } from '#lesson/bank/bank.ts'
import { keyStems, stem } from '#lesson/scripture/bible.ts'
import { standsIn } from '#lesson/words/stands-in.ts'

/** However he is named, it is he of whom a point speaks. */
const god = new Set(['god', 'jesus', 'christ', 'lord', 'father', 'spirit', 'savior', 'saviour'].map(stem))
/** Words that join everything to everything: "each other" is no idea that two points could share. */
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
/** Words that say the same: "God provides" is God gives. */
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
/** Whether a sentence can carry a point at all: a whole statement of a length that one takes in, and no quarrel of the day. */
const canCarry = ({ text, words, question, rough }: Sentence, ageGroup: AgeGroup) =>
  words >= 2 &&
  words <= 40 &&
  !question &&
  !unfitWords.teens.test(text) &&
  (ageGroup === 'teens' || !unfitWords.children.test(text)) &&
  !/^["“‘]?(?:[IVX]+\.|(?:closing|opening) prayer)\s|^["“‘]?(?:O,? )?(?:Lord|God|Father|Jesus|Lord Jesus|Lord God|Christ),|^["“‘]?(?:may|god (?:keep|help|grant|forgive|bless|save) (?:us|you|me|them|that|thee))\b/i.test(
    text,
  ) &&
  !isFragment(text) &&
  !addressed.test(text) &&
  !/^["“‘]?(?:and |but |so )?(?:she|they)\b/i.test(text) &&
  (rough || /[.!]["”’]?$/.test(text))
/** "God provides for people who come with nothing" says what he does; "If you want your children to trust God" says it aside. */
const namesGodFirst = /^["“‘]?(?:And |But |So |For )?(?:our |the )?(?:God|Jesus|Christ|Lord|Father)\b/i
const namesGod = /\b(?:God|Jesus|Christ|Lord|Father|Spirit|Savio[u]?r|Shepherd|[Hh]e|[Hh]im|[Hh]is)\b/
/** How many of the sermon's strongest themes are near. */
const nearThemes = 3
/** Three words of a truth in their order say it; more say it no better. */
const mostTelling = 3
/** A second point has to be said as clearly as this, and more clearly when the theme is far; the first may be less clear where nothing else is. */
const clearEnough = 4
/** A truth in the words of an age, which are those of the bottom line when that says the same; teens get it as the older children do. */
function inWordsOf(theme: Theme, truth: Truth, ageGroup: AgeGroup): string {
  if (ageGroup === 'teens') return truth.children
  const own = conceptsOf(keyStems(truth[ageGroup]))
  const shared = [...conceptsOf(keyStems(theme.truth[ageGroup]))].filter((word) => own.has(word)).length
  return shared >= 2 && shared >= own.size * 0.75 ? theme.truth[ageGroup] : truth[ageGroup]
}

/**
 * The points of a book that the bank can word, best first: truths of the bank that the sermon says in so many words, each with
 * the sentence that says it. What the sermon says often, and what lies near its theme and story, comes first. Empty when it says
 * none of them: then no point is this sermon's.
 */
export function pointsOf(
  analysis: Analysis,
  { theme, story, ageGroup }: { theme: Theme; story?: Story; ageGroup: AgeGroup },
): LessonBook['evidence'] {
  const near = new Set([...(story?.themes ?? []), ...analysis.themes.slice(0, nearThemes).map((one) => one.theme.id)])
  const nearness = ({ themes }: Truth) =>
    themes[0] === theme.id ? 1.5 : themes.includes(theme.id) ? 1 : themes.some((id) => near.has(id)) ? 0.5 : 0
  const clearness = ({ truth, sentence: one, strength }: SaidTruth) =>
    0.8 * Math.min(strength, mostTelling) +
    (statesIdea.test(one.text) ? 2 : 0) +
    1.5 * one.rank +
    (standsAlone(one) ? 0.8 : 0) +
    (namesGodFirst.test(one.text) ? 0.7 : 0) -
    (/^["“‘]?(?:if|when|let|suppose|unless)\b/i.test(one.text) ? 1 : 0) -
    (analysis.scriptures.quoted.has(one.at) || /!["”]?$/.test(one.text) ? 0.4 : 0) -
    (one.personal ? 0.8 : 0) -
    (namesGod.test(truth.children) && !namesGod.test(one.text) ? 0.8 : 0) -
    Math.max(0, one.words - 14) / 14
  const said = new Map<Truth, SaidTruth[]>()
  for (const one of analysis.truths)
    if (
      one.strength >= plainlySaid &&
      canCarry(one.sentence, ageGroup) &&
      evidenceOf(one.sentence, analysis.sentences) &&
      !unreal.test(one.sentence.text)
    )
      said.set(one.truth, [...(said.get(one.truth) ?? []), one])
  const ranked = [...said]
    .map(([truth, all]) => {
      const best = all.reduce((a, b) => (clearness(b) > clearness(a) ? b : a))
      const point = inWordsOf(theme, truth, ageGroup)
      const near = nearness(truth)
      const score = clearness(best) + 0.7 * Math.log(all.length) + near + (/\b(?:God|Jesus|Lord)\b/.test(point) ? 0.5 : 0)
      return { point, quote: evidenceOf(best.sentence, analysis.sentences), score, near }
    })
    .sort((a, b) => b.score - a.score)
  const clear = ranked.filter(({ score, near }, at) => at === 0 || score >= clearEnough + (near === 0 ? 1 : 0))
  // "[applause]" in the midst of a sentence is not read, and then its words do not follow one another.
  return distinct(clear.map(({ point, quote }) => ({ point, quote }))).filter(({ quote }) => standsIn(analysis.sermon.content, quote))
}

/** No two points in nearly the same words, and no two from one sentence. */
function distinct(points: LessonBook['evidence']): LessonBook['evidence'] {
  const stems = points.map(({ point }) => conceptsOf(keyStems(point)))
  return points.filter((one, at) =>
    points.slice(0, at).every((other, before) => {
      const shared = [...(stems[at] ?? [])].filter((word) => word !== 'god' && stems[before]?.has(word)).length
      return other.quote !== one.quote && shared === 0
    }),
  )
}

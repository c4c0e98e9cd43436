import type { LessonBook } from '#contract/lesson-book.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import type { Said } from '#lesson/analyse/outline.ts'
import { isPlain } from '#lesson/words/plain-for-children.ts'
import { type Story, type Theme } from '#lesson/bank/bank.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { type Bible, labelOf } from '#lesson/scripture/bible.ts'
import { chooseActivities } from './choose-activities.ts'
import { pointsOf } from './find-evidence.ts'
import { chooseMemoryVerse } from './memory-verse.ts'

/** The children's book: a story from the bank, and the theme's truth carried by the sermon's own words. */
export function writeChildren(analysis: Analysis, theme: Theme, bible: Bible, story: Story): LessonBook {
  const truth = theme.truth.children
  const memoryVerse = chooseMemoryVerse(analysis, theme, bible, 'children')
  const [own, second] = pointsOf(analysis, { theme, story, ageGroup: 'children' })
  // The sermon's own sentence is better than ours where a child takes it in as it is.
  const plain = analysis.points.find((point) => point.quote !== own?.quote && isPlain(point.text) && saysATruth(analysis, point))
  const evidence = [own, plain ? { point: plain.text, quote: plain.quote } : second].filter((one) => one !== undefined)
  const who = story.people[0] ?? 'the person'
  const { recall, why, apply } = theme.questions.children
  return {
    ...emptyBook('children', 'offline'),
    title: theme.titles.children === analysis.sermon.title ? story.title : theme.titles.children,
    bottomLine: truth,
    passage: analysis.scriptures.main?.label ?? labelOf(bible.passage(story.span)),
    bibleStory: { title: story.title, content: [...story.children, `Say it together, twice: ${truth} ${truth}`].join('\n\n') },
    // A truth that this sermon nowhere says is taught as the bottom line, and not as a point of the sermon.
    keyPoints: evidence.map(({ point }) => point),
    evidence,
    memoryVerse,
    activities: chooseActivities(analysis, theme, 'children'),
    discussionQuestions: [`What did ${who} do in the story?`, recall, why, ...apply],
    weeklyChallenge: {
      title: 'This week',
      description: truth,
      days: theme.days.children.map((activity, at) => ({ day: `Day ${at + 1}`, activity })),
    },
    prayer: theme.prayer.children,
    leftOut: [...story.leftOut.filter((line) => !line.endsWith('(young kids)')), ...analysis.sensitive],
    toCheck: notesOnStory(analysis, story, bible),
  }
}

const saysATruth = ({ truths }: Analysis, { quote }: Said) =>
  truths.some(({ sentence, strength }) => quote.includes(sentence.text) && strength > 2)

export function notesOnStory(analysis: Analysis, story: Pick<Story, 'title' | 'span' | 'themes'>, bible: Bible): string[] {
  const main = analysis.scriptures.main
  const span = labelOf(bible.passage(story.span))
  const leading = analysis.themes[0]?.theme
  return [
    ...(analysis.story?.byPassage
      ? []
      : [
          `The story “${story.title}” (${span}) is not the sermon’s passage${main ? ` (${main.label})` : ''}. It was chosen by its theme${leading && story.themes.includes(leading.id) ? `, ${leading.name}, to which the sermon’s words point most often` : ''}. Read it before you teach and see whether it says what the sermon says.`,
        ]),
    ...(analysis.sensitive.includes('death and grief')
      ? ['The sermon speaks of death and grief. Know before you teach whether a child in the group has lost someone.']
      : []),
  ]
}

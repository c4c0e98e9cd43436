import type { AgeGroup } from '#contract/lesson-book.ts'

type Range = readonly [least: number, most: number]
/** What fits an age, line for line as the lesson rubric of docs/lessons.md has it. Words are counted as they are read; minutes are of the class. */
export type AgeProfile = {
  label: string
  short: string
  ages: string
  storyHeading: string
  titleWords: number
  bottomLineWords: number
  /** How often the group hears the bottom line, besides where it stands as the bottom line. */
  bottomLineSaid: number
  keyPoints: Range
  storyWords: Range
  listeningMinutes: number
  longestBlock: number
  /** Sit, move, make: the class changes at least every so many minutes. */
  changeMinutes: number
  /** Flesch-Kincaid. */
  grade: Range
  meanSentence: number
  longestSentence: number
  /** The largest share of words outside the Dale-Chall list. */
  unfamiliarShare: number
  newWords: number
  refrain: number
  verseWords: Range
  verseHelpWords: number
  activities: Range
  activitySteps: number
  prepMinutes: number
  suppliesEach: number
  suppliesInAll: number
  adaptLines: number
  questions: Range
  questionWords: number
  closedShare: number
  challengeDays: Range
  challengeWords: number
}

export const ageProfiles: Record<AgeGroup, AgeProfile> = {
  teens: {
    label: 'Teen Ministry Content',
    short: 'Teens',
    ages: '12–17',
    storyHeading: 'Devotional',
    titleWords: 10,
    bottomLineWords: 18,
    bottomLineSaid: 1,
    keyPoints: [1, 5],
    storyWords: [350, 800],
    listeningMinutes: 18,
    longestBlock: 25,
    changeMinutes: 15,
    grade: [5, 8.9],
    meanSentence: 19,
    longestSentence: 35,
    unfamiliarShare: 0.16,
    newWords: 5,
    refrain: 0,
    verseWords: [8, 40],
    verseHelpWords: 80,
    activities: [1, 3],
    activitySteps: 8,
    prepMinutes: 15,
    suppliesEach: 6,
    suppliesInAll: 8,
    adaptLines: 2,
    questions: [5, 8],
    questionWords: 30,
    closedShare: 0.1,
    challengeDays: [5, 7],
    challengeWords: 40,
  },
  children: {
    label: 'Children’s Ministry Content (Ages 6-11)',
    short: 'Children',
    ages: '6–11',
    storyHeading: 'Bible Story',
    titleWords: 8,
    bottomLineWords: 12,
    bottomLineSaid: 2,
    keyPoints: [1, 3],
    storyWords: [200, 450],
    listeningMinutes: 12,
    longestBlock: 25,
    changeMinutes: 10,
    grade: [1, 5],
    meanSentence: 12,
    longestSentence: 22,
    unfamiliarShare: 0.09,
    newWords: 3,
    refrain: 1,
    verseWords: [6, 20],
    verseHelpWords: 50,
    activities: [2, 4],
    activitySteps: 8,
    prepMinutes: 15,
    suppliesEach: 8,
    suppliesInAll: 14,
    adaptLines: 3,
    questions: [4, 6],
    questionWords: 16,
    closedShare: 0.2,
    challengeDays: [5, 7],
    challengeWords: 25,
  },
  'young-kids': {
    label: 'Young Kids Content (Ages 3-5)',
    short: 'Young kids',
    ages: '3–5',
    storyHeading: 'Bible Story',
    titleWords: 6,
    bottomLineWords: 8,
    bottomLineSaid: 3,
    keyPoints: [1, 1],
    storyWords: [100, 220],
    listeningMinutes: 5,
    longestBlock: 15,
    changeMinutes: 5,
    grade: [-Infinity, 2.5],
    meanSentence: 8,
    longestSentence: 14,
    unfamiliarShare: 0.06,
    newWords: 1,
    refrain: 3,
    verseWords: [6, 10],
    verseHelpWords: 50,
    activities: [2, 4],
    activitySteps: 5,
    prepMinutes: 10,
    suppliesEach: 5,
    suppliesInAll: 10,
    adaptLines: 3,
    questions: [2, 4],
    questionWords: 10,
    closedShare: 0.25,
    challengeDays: [0, 1],
    challengeWords: 25,
  },
}

/** Words that an age does not meet in its book. */
export const unfitWords: Record<AgeGroup, RegExp> = {
  teens:
    /\b(?:republicans?|democrats?|senators?|congress|elections?|votes?|voting|ballots?|legislat\w*|immigra\w*|aristocrac\w*|self-government|abortion|harlots?|whores?|fornicat\w*|damned|damnation|putrefy\w*|shrieks?|gore|guns?|gunm[ae]n|shootings?(?! stars?))\b/i,
  children:
    /\b(?:blood\w*|nails|hell|demons?|devil|satan|crucif\w*|murder\w*|slaughter\w*|corpse|damn\w*|wrath|harlots?|whores?|adulter\w*|lust\w*|fornicat\w*|sex\w*|rape\w*|suicid\w*|tortur\w*|drunk\w*|congress|senators?|elections?|president|abortion)\b/i,
  'young-kids':
    /\b(?:blood\w*|nails|hell|demons?|devil|satan|crucif\w*|murder\w*|kill\w*|slain|dead|death|die[ds]?|dying|drown\w*|corpse|damn\w*|wrath|sword|war|sins?|sinners?|punish\w*|blame|righteousness|covenant|justification|atonement|kingdom|harlots?|adulter\w*|lust\w*|sex\w*|drunk\w*|president|congress)\b/i,
}

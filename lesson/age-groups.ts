import type { AgeGroup } from '#contract/lesson-book.ts'

type Range = readonly [least: number, most: number]
export type AgeProfile = {
  label: string
  short: string
  ages: string
  storyHeading: string
  storyWords: Range
  grade: Range
  meanSentence: number
  longestSentence: number
  verseWords: Range
  bottomLineWords: number
  keyPoints: Range
  activities: Range
  activitySteps: number
  supplies: number
  questions: Range
  questionWords: number
  challengeDays: Range
  challengeWords: number
  titleWords: number
}

/** What fits each age: word counts, Flesch-Kincaid grades, sentence lengths. Calibrated on real text: an adult sermon fails every band, each band's own text passes only its band. */
export const ageProfiles: Record<AgeGroup, AgeProfile> = {
  teens: {
    label: 'Teen Ministry Content',
    short: 'Teens',
    ages: '12–17',
    storyHeading: 'Devotional',
    storyWords: [350, 800],
    grade: [4.5, 9.5],
    meanSentence: 19,
    longestSentence: 35,
    verseWords: [8, 40],
    bottomLineWords: 18,
    keyPoints: [1, 3],
    activities: [1, 3],
    activitySteps: 8,
    supplies: 6,
    questions: [5, 8],
    questionWords: 30,
    challengeDays: [5, 7],
    challengeWords: 40,
    titleWords: 10,
  },
  children: {
    label: 'Children’s Ministry Content (Ages 6-11)',
    short: 'Children',
    ages: '6–11',
    storyHeading: 'Bible Story',
    storyWords: [200, 450],
    grade: [1, 5],
    meanSentence: 12,
    longestSentence: 22,
    verseWords: [6, 20],
    bottomLineWords: 12,
    keyPoints: [1, 3],
    activities: [2, 4],
    activitySteps: 8,
    supplies: 8,
    questions: [4, 6],
    questionWords: 16,
    challengeDays: [5, 7],
    challengeWords: 25,
    titleWords: 8,
  },
  'young-kids': {
    label: 'Young Kids Content (Ages 3-5)',
    short: 'Young kids',
    ages: '3–5',
    storyHeading: 'Bible Story',
    storyWords: [100, 220],
    grade: [-4, 2.5],
    meanSentence: 8,
    longestSentence: 14,
    verseWords: [4, 11],
    bottomLineWords: 8,
    keyPoints: [1, 1],
    activities: [2, 4],
    activitySteps: 5,
    supplies: 5,
    questions: [2, 4],
    questionWords: 12,
    challengeDays: [0, 1],
    challengeWords: 25,
    titleWords: 6,
  },
}

/** Words that an age does not meet in its book. */
export const unfitWords: Record<AgeGroup, RegExp> = {
  teens:
    /\b(?:republicans?|democrats?|senators?|congress|elections?|votes?|voting|ballots?|legislat\w*|immigra\w*|aristocrac\w*|self-government|abortion|harlots?|whores?|fornicat\w*|damned|damnation|putrefy\w*|shrieks?|gore)\b/i,
  children:
    /\b(?:blood\w*|nails|hell|demons?|devil|satan|crucif\w*|murder\w*|slaughter\w*|corpse|damn\w*|wrath|harlots?|whores?|adulter\w*|lust\w*|fornicat\w*|sex\w*|rape\w*|suicid\w*|tortur\w*|drunk\w*|congress|senators?|elections?|president|abortion)\b/i,
  'young-kids':
    /\b(?:blood\w*|nails|hell|demons?|devil|satan|crucif\w*|murder\w*|kill\w*|slain|dead|death|die[ds]?|dying|drown\w*|corpse|damn\w*|wrath|sword|war|sins?|sinners?|punish\w*|blame|righteousness|covenant|justification|atonement|kingdom|harlots?|adulter\w*|lust\w*|sex\w*|drunk\w*|president|congress)\b/i,
}

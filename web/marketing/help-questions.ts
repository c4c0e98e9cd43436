import { prices, trialDays } from '#contract/limits.ts'
import type { Question } from './questions.tsx'

/** The place of an answer on the help page. */
export const answerId = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')

/** Answers that hold for the product as it is. */
export const helpQuestions: Question[] = [
  {
    question: 'Which files can I upload?',
    answer: 'PDF, DOCX and TXT, up to 10 MB. A scan has no text in it, so paste the sermon instead, or run text recognition on it first.',
  },
  {
    question: 'How long does it take?',
    answer:
      'Without an AI provider, three books are ready in seconds. With one, it takes as long as the provider needs, often a minute or two. You can close the page and come back.',
  },
  {
    question: 'Where do the Bible verses come from?',
    answer:
      'From the World English Bible or the King James Version, whichever you choose. Verses are put in word for word by the program; no model writes them.',
  },
  {
    question: 'Can I change what it wrote?',
    answer:
      'Yes, every line. Open a book and press the pencil beside a section: text, lists, activities with their minutes and supplies, the verse. It is saved as you type, you can undo, and you can bring back any earlier text from the history. “Write again” gives you another version beside the old one. What you print, download and share is the book as you left it.',
  },
  {
    question: 'Can I tell it what my class is like?',
    answer:
      'Yes, once, under Settings, Class: how long it is, who comes to each room, what is in your cupboard, how easy it should be to read, and the words that your church uses. New books are written for it. In a book, “Change the class” updates whatever depends on it, without a new sermon.',
  },
  {
    question: 'Can I take my library somewhere else?',
    answer:
      'Yes. Settings, Profile has “Export library”: one file with every sermon, every book with its history, and your settings, which “Import library” brings into another account or installation. A single lesson can be downloaded as PDF, Word, slides, EPUB, text, or as JSON in the Open Lesson Format.',
  },
  {
    question: 'How do I print a lesson, or hear it?',
    answer:
      'Open a book and choose “Print for Sunday”: the book, a leader’s sheet to teach from, a take-home sheet, and coloring pages, cards and puzzles for each age, on A4 or US Letter. “Listen” makes one recording of the story, the main point, the verse and the prayer, in a voice for each age.',
  },
  {
    question: 'What happens after the trial?',
    answer: `After ${trialDays} days your account is paused unless you subscribe: you cannot make new lessons. Everything you made stays saved to read, print and share.`,
  },
  {
    question: 'Can I cancel?',
    answer: 'At any time, under Settings, Subscription. You have access until the end of the billing period.',
  },
  {
    question: 'Who can see my lessons?',
    answer: `Only you, until you share one to the community. Before you do, you see everything that will become public, and you can take it back. You can download everything, and delete everything, under Settings, Profile.`,
  },
]
export const priceQuestions: Question[] = [
  ...helpQuestions.filter((one) => /trial|cancel/i.test(one.question)),
  { question: 'Do I need a card for the trial?', answer: 'No. You start with an email address and a password.' },
  {
    question: 'How much do I save by paying yearly?',
    answer: `Twelve months cost $${(prices.monthly * 12).toFixed(2)} paid by the month and $${prices.yearly} by the year: two months are free.`,
  },
]

const asked = (...words: string[]) => words.flatMap((word) => helpQuestions.filter((one) => one.question.includes(word)))
export const supportQuestions: Question[] = [
  {
    question: 'How does the trial work?',
    answer: `It lasts ${trialDays} days and needs no card. After that, a plan costs $${prices.monthly} a month or $${prices.yearly} a year; without one you cannot make new lessons, but everything you made stays.`,
  },
  ...asked('files', 'print', 'see my lessons'),
  {
    question: 'Quick tips for better lessons',
    answer:
      'Use the whole manuscript rather than an outline. Name the passage. Set the length of your class so the plan fits. Read the leader’s report before you print.',
  },
]

import type { TrainingDocument } from './documents.ts'

export const yourFirstLesson: TrainingDocument = {
  id: 'your-first-lesson',
  title: 'Your first lesson, start to finish',
  lead: 'Twenty minutes with a sermon from your own church. At the end you have three books in your library, and one of them on paper.',
  sections: [
    {
      title: '1. Give it the sermon',
      parts: [
        'Take the manuscript as a Word file or a PDF with text in it. A scan has no text: paste the sermon instead, or run text recognition on it. A sermon of fewer than about 150 words gives too little to work with.',
        'Check what was read from it: title, speaker, date, passage, theme. The passage matters most, because story and verse follow it.',
      ],
    },
    {
      title: '2. Choose Bible and minutes',
      parts: [
        'Verses are quoted word for word from the translation that you choose. The minutes of your class decide how many activities the plan has.',
      ],
    },
    {
      title: '3. Read before you print',
      parts: [
        {
          list: [
            'Does the main point say what the sermon said? Tap a key point to read the sermon’s own words.',
            'Look at “For the leader”: what was left out for this age, and what to check.',
            'Read the story aloud. If your tongue stumbles, so will a child’s ear.',
          ],
        },
      ],
    },
    {
      title: '4. Take it along',
      parts: [
        'Print the leader’s sheet for yourself and a take-home sheet for each child. Download the Sunday pack when several people teach: it has a folder for each group.',
      ],
    },
    {
      title: 'Try it',
      parts: [
        'Make the lesson from last Sunday’s sermon and teach the young kids’ page to one child at your kitchen table. You will know in five minutes what to change.',
      ],
    },
  ],
}

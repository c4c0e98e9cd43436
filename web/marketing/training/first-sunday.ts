import type { TrainingDocument } from './documents.ts'

export const firstSunday: TrainingDocument = {
  id: 'first-sunday',
  title: 'A volunteer’s first Sunday',
  lead: 'You said yes. Here is what you need to know, and it is less than you fear.',
  sections: [
    {
      title: 'You are not there to be clever',
      parts: [
        'Children remember who was kind long after they forget who was brilliant. Learn their names. Sit on the floor. Look at the one who says nothing.',
        'You need not know every answer. “That is a good question. I will find out by next week” is one of the best sentences in the room, if you keep it.',
      ],
    },
    {
      title: 'The shape of the hour',
      parts: [
        {
          list: [
            'Arrive: something for hands to do while the others arrive.',
            'Story: tell it, do not read it. Keep the book on your knees for the names.',
            'Talk: ask one question and wait. Count to seven before you help.',
            'Move and make: the activities on the sheet, in order.',
            'Verse: say it together, then leave out one more word each time.',
            'Pray: short, in words that a child of that age would use.',
          ],
        },
      ],
    },
    {
      title: 'When it goes wrong',
      parts: [
        'It is too loud: lower your voice instead of raising it, and begin the next thing.',
        'One child will not join: let the child watch from nearby. Most join in when nobody pulls.',
        'Two children argue: separate them, calm them, then hear both. You are not a judge, you are a grown-up.',
        'Somebody tells you something heavy: listen, do not promise to keep it secret, and tell the person your church has named for it the same day.',
      ],
    },
    {
      title: 'Afterward',
      parts: [
        'Say thank you to the other adult. Put the scissors back. You have served the smallest in the kingdom, and that is no small thing.',
      ],
    },
  ],
}

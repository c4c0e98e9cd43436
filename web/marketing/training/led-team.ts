import type { TrainingDocument } from './documents.ts'

export const ledTeam: TrainingDocument = {
  id: 'leading-a-team',
  title: 'Leading a team of volunteers',
  lead: 'For whoever is in charge of the children’s ministry: how to prepare people instead of papers.',
  sections: [
    {
      title: 'Ask for little, and for long',
      parts: [
        'A volunteer who teaches every other Sunday for a year is worth five who help once. Offer a rhythm, an end date, and somebody to call on Saturday night.',
      ],
    },
    {
      title: 'The week',
      parts: [
        {
          list: [
            'Monday: get the sermon, or its outline, from the preacher.',
            'Tuesday: make the three books and read them. Fix what does not fit.',
            'Wednesday: send each leader the sheet for the group, with one sentence from you.',
            'Saturday: be reachable for an hour.',
            'Sunday: stand in the hallway, not in a room.',
          ],
        },
      ],
    },
    {
      title: 'Watching and helping',
      parts: [
        'Sit in a room once a month and write down three things that were good and one to try. Say the good ones first and mean them.',
        'Never correct a volunteer in front of the children.',
      ],
    },
    {
      title: 'Safety is yours',
      parts: [
        {
          list: [
            'Nobody begins without the background check that your church and the law require.',
            'Two adults in each room; if one is missing, join two groups.',
            'Everybody has read “A safe room” and knows whom to tell.',
          ],
        },
      ],
    },
    {
      title: 'Thanks',
      parts: [
        'Write three lines by hand at Christmas and at the end of the season. Name something that you saw. It costs an evening and keeps a team.',
      ],
    },
  ],
}

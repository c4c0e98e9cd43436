import type { TrainingDocument } from './documents.ts'

export const sundayChecklist: TrainingDocument = {
  id: 'sunday-checklist',
  title: 'Sunday checklist',
  lead: 'From Saturday evening to the last child at the door. Hang it inside the cupboard.',
  sections: [
    {
      title: 'Saturday evening',
      parts: [
        {
          list: [
            'Read the leader’s sheet once, aloud if you can. Everything that you say, do and ask is on it.',
            'Read the “check before you teach” lines. Change what does not fit your room.',
            'Lay out the supplies from the one list on the sheet. Count scissors.',
            'Print one take-home sheet for each child, and three extras.',
            'Look at the allergy line. Choose another snack now, not tomorrow.',
          ],
        },
      ],
    },
    {
      title: 'Before the first child comes',
      parts: [
        {
          list: [
            'Two adults are in the room, both known to the church.',
            'Chairs in a circle, a clear path to the door, the window locked.',
            'The names of children with allergies or special needs are where both of you can see them.',
            'Put the memory verse where everybody can see it.',
          ],
        },
      ],
    },
    {
      title: 'While you teach',
      parts: [
        {
          list: [
            'Say the main point at the beginning, in the middle and at the end.',
            'Change what their bodies are doing every few minutes: sit, move, make.',
            'When time runs short, keep the story and the verse and drop an activity.',
            'When there is time left, ask the question that nobody answered.',
          ],
        },
      ],
    },
    {
      title: 'At the door',
      parts: [
        {
          list: [
            'Each child leaves with the person who brought them.',
            'Each parent hears one sentence: “Ask what we learned about …”.',
            'Write down what worked. Next week somebody else will be glad of it.',
          ],
        },
      ],
    },
  ],
}

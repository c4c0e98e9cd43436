import type { TrainingDocument } from './documents.ts'

export const safeRoom: TrainingDocument = {
  id: 'safe-room',
  title: 'A safe room',
  lead: 'Rules that protect children, and protect you. Your church’s own policy comes first; where it is silent, do this.',
  sections: [
    {
      title: 'People',
      parts: [
        {
          list: [
            'Two adults, always, who are not from the same family. Nobody is alone with a child.',
            'Doors have a window or stay open.',
            'Bathroom help is agreed on with the parents and done with the second adult in sight.',
            'Photographs only with written permission, and never with a name.',
          ],
        },
      ],
    },
    {
      title: 'Coming and going',
      parts: [
        {
          list: [
            'A list says who came, who brought them, and who may take them home.',
            'A child leaves with a person on that list and nobody else.',
            'Know your way out and your meeting place. Walk it once with the children.',
          ],
        },
      ],
    },
    {
      title: 'Food and materials',
      parts: [
        {
          list: [
            'Ask about allergies when a child comes for the first time, and write it down.',
            'No nuts. Grapes and hot dogs are cut lengthwise for the little ones.',
            'Under age four: nothing that fits through a paper towel tube.',
            'Scissors have round ends and are counted before and after.',
            'Candles are electric.',
          ],
        },
      ],
    },
    {
      title: 'When something happens',
      parts: [
        {
          list: [
            'Care for the child first, then tell the parents yourself, the same day.',
            'Write down what you saw and heard, with the time, and nothing that you guess.',
            'A suspicion of harm goes to the person your church has named, or to the authorities. You do not investigate.',
          ],
        },
      ],
    },
  ],
}

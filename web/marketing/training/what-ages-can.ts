import type { TrainingDocument } from './documents.ts'

export const whatAgesCan: TrainingDocument = {
  id: 'what-ages-can',
  title: 'What each age can do',
  lead: 'The same truth, three rooms. What to expect, what to leave out, and how long anything may last.',
  sections: [
    {
      title: 'Young kids, 3 to 5',
      parts: [
        'They think in pictures and with their bodies. They cannot follow “it is like”; they can follow “the sheep was lost, the shepherd looked”.',
        {
          list: [
            'One idea. Say it the same way each time.',
            'Five minutes for a story, with something to do in it.',
            'Repeat: the refrain, the song, the verse of a few words.',
            'Leave out wounds, endings without comfort, and threats.',
          ],
        },
      ],
    },
    {
      title: 'Children, 6 to 11',
      parts: [
        'They want to know what happened, in what order, and whether it is true. They love rules and notice when you break them.',
        {
          list: [
            'Tell it as a story with people who want something.',
            'Ten minutes of listening, then move.',
            'They can learn a verse, find it in a Bible, and say what a hard word means.',
            'Ask what they would have done. Do not ask what the moral is.',
          ],
        },
      ],
    },
    {
      title: 'Teens, 12 to 17',
      parts: [
        'They test whether you mean it. They can hold two thoughts that pull apart, and they know when they are being managed.',
        {
          list: [
            'Take a real question from the sermon and let it stand for a while.',
            'Talk in groups of four, not of twenty.',
            'Doubt is not a discipline problem.',
            'End with something to do before next Sunday, small enough to be done.',
          ],
        },
      ],
    },
  ],
}

import type { TrainingDocument } from './documents.ts'

export const threeRooms: TrainingDocument = {
  id: 'three-rooms',
  title: 'Three rooms, one truth',
  lead: 'How to keep teens, children and young kids on the same text, so that a family has one thing to talk about.',
  sections: [
    {
      title: 'Begin with the sentence',
      parts: [
        'Before anything else, write the sermon’s truth as one sentence of at most fifteen words. If you cannot, ask the preacher. Each room then says that sentence in its own words, and the words may differ; the truth may not.',
      ],
    },
    {
      title: 'What may change from room to room',
      parts: [
        {
          list: [
            'The story: a child may hear the parable that the sermon only mentions.',
            'The length, the examples, the questions.',
            'What is left out. The book says so in its report, so that you can answer a parent.',
          ],
        },
      ],
    },
    {
      title: 'What may not change',
      parts: [
        {
          list: [
            'Who God is in the text. He does not become sterner for teens or softer for the small ones.',
            'The verse. It is shorter for the young, never rewritten.',
            'The passage, unless it cannot be told to that age at all.',
          ],
        },
      ],
    },
    {
      title: 'Hard texts',
      parts: [
        'Death, judgment, violence and sexuality are in the Bible. Teens can bear them when they are told plainly and with time to talk. Children can bear that people die and that God keeps them. Young kids need to know that God is near, and no more than that.',
        'If you are unsure, read the passage through the eyes of the most anxious child in your room.',
      ],
    },
    {
      title: 'A ten-minute meeting',
      parts: [
        'Once a week, three leaders, one question each: What is your sentence? What will you drop if time runs short? What do you need from the others?',
      ],
    },
  ],
}

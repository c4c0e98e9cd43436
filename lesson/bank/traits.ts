import * as z from 'zod/mini'

/** What a passage gives and an activity for any story may need: things to act, a place, two people, nothing grave … */
export const trait = z.enum([
  'scene', // people do what can be acted without hurt, illness, violence or mockery
  'place', // a place that is named and can be drawn, taped or built
  'course', // a beginning, a middle and an end that differ
  'people', // two or more who act or speak, God not counted
  'person', // at least one human being besides Jesus
  'sound', // things to hear besides talk
  'moves', // somebody goes somewhere
  'often', // God or Jesus helps, says or gives at more than one moment
  'thing', // things, animals or plants to draw or carry
  'moods', // a glad and a hard feeling
  'turn', // somebody changes, or something turns around
  'light', // not grave: a game does not hurt
  'jesus', // Jesus himself acts or speaks in the passage
  'story', // the passage itself tells what people did
])
export type Trait = z.output<typeof trait>

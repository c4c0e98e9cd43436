import examples from './examples.json' with { type: 'json' }

/** Every file of passages that are no stories, in the order of the Bible. */
export const passageFiles = [examples]

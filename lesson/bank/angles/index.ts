import examples from './examples.json' with { type: 'json' }

/** Every file of angles, in the order of the Bible. */
export const angleFiles = [examples]

import examples from './examples.json' with { type: 'json' }

/** Every file of claims, by area of doctrine. */
export const claimFiles = [examples]

export const PRODUCT = 'Storyfold'
export const TAGLINE = 'One sermon. Three books. Every age in the fold.'

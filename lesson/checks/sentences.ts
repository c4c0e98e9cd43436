/** What the gate finds, as codes: a sentence is made only where somebody reads it. */
const sentences = {
  danger: ({ where, says, sentence }: Params) => `${where}: ${says}. “${sentence}”`,
  material: ({ activity, material }: Params) => `"${activity}" uses something that may hurt a small child (${material}).`,
  choking: ({ activity, material }: Params) => `"${activity}" uses something small enough to choke on (${material}).`,
  'unknown-material': ({ activity, material }: Params) =>
    `"${activity}" uses “${material}”, which is not in the catalogue of what is safe for this age.`,
  'love-a-reward': ({ sentence }: Params) => `This makes God’s love a reward: “${sentence}” What God did comes before what we do.`,
  'private-person': ({ name }: Params) => `${name} is somebody of the sermon and has no place in a book for this age.`,
  'invented-quotation': ({ quote }: Params) => `“${quote}” is said to stand in the Bible, and no verse says it.`,
  'other-language': ({ label = '', language }: Params) => `${label} ${label.endsWith('s') ? 'are' : 'is'} in ${language}, not in English.`,
  'verse-unfit': ({ reference }: Params) => `${reference} is no verse to learn by heart: it tells of violence, nakedness or a curse.`,
  'verse-turned': ({ reference }: Params) => `The part of ${reference} that is shown has lost a word that turns its sense.`,
  'judged-other-claim': ({ quote }: Params) => `“${quote}” says something else than the sermon: read it beside What we heard.`,
  'judged-demand-before-grace': ({ quote }: Params) =>
    `“${quote}” asks for what we do before it says what God did. God’s love is no reward.`,
  'judged-unsafe-for-body': ({ quote }: Params) => `“${quote}” may hurt somebody.`,
  'judged-unsafe-for-soul': ({ quote }: Params) => `“${quote}” may shame or frighten a child, or make one tell what is nobody’s business.`,
  'judged-private': ({ quote }: Params) => `“${quote}” tells of somebody’s private life.`,
  'judged-verse-unfitting': ({ quote }: Params) => `This verse does not seem to say what the book says: “${quote}”`,
  'judged-evidence-of-something-else': ({ quote }: Params) => `“${quote}” does not say the point that it is given for.`,
  'judged-parts-apart': ({ quote }: Params) => `“${quote}” does not seem to belong to the story and the line of this book.`,
}
type Params = Record<string, string>
export type Code = keyof typeof sentences

export const sentenceOf = (code: Code, params: Params): string => sentences[code](params)

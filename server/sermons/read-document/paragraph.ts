/** One paragraph of a document in reading order. `role` is what the file itself says of it, by style or by size. */
export type Paragraph = { text: string; role: 'title' | 'author' | 'date' | 'heading' | 'body' }
export type ReadKind = 'pdf' | 'docx' | 'txt'
/** Why a file cannot be read; each has its sentence in contract/errors.ts under `sermons.`. */
export type Refusal = 'encrypted' | 'no_text' | 'damaged' | 'too_complex' | 'type_mismatch' | 'glyph_soup'

export class Unreadable extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal, cause?: unknown) {
    super(refusal, { cause })
    this.refusal = refusal
  }
}

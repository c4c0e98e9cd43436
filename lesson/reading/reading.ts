import type { Clause } from './clauses.ts'
import type { Marks } from './marks/marks.ts'
import type { Token } from './tagger.ts'
import type { Rarity } from './nearness.ts'

/** A paragraph, a line of its own, a bullet. `voice` is who speaks it where a transcript says so. */
export type Block = {
  at: number
  from: number
  to: number
  text: string
  words: number
  kind: 'text' | 'cue' | 'head'
  /** Printed so that it stands out: bold, a pull quote, capitals. */
  emphasis: boolean
  bullet: boolean
  voice: string
}

/** Where the preacher's own structure says that a part begins. */
export type Head = {
  text: string
  how: 'numbered' | 'line' | 'ordinal' | 'parallel' | 'slide' | 'speaker' | 'verse'
  block: number
  label: string
  sentence?: number
}

export type Sentence = {
  id: number
  paragraph: number
  /** Where it stands in the sermon's text as it was given. */
  span: [from: number, to: number]
  /** Word for word; spaces of one kind, without marks of Markdown and cues. */
  said: string
  /** With plain quotation marks and apostrophes. */
  plain: string
  /** Without the words that only join it to the one before: "But now". */
  alone: string
  tokens: Token[]
  clauses: Clause[]
  /** The lemmas that carry its meaning. */
  keys: string[]
  words: number
  first: boolean
  last: boolean
  /** 0 at the beginning of the sermon, 1 at its end. */
  place: number
  /** The share of its letters between quotation marks. */
  quoted: number
  /** A cue right behind it: "(laughter)". */
  cueAfter: string
  emphasis: boolean
  segment: number
  marks: Marks
}

/** A part of the sermon under a head, as a run of sentences. `isPoint`: the head is one of a row of his, counted or alike. */
export type Segment = { head: Head; from: number; to: number; isPoint: boolean }

/** A passage that the sermon names or quotes, in OSIS, by how much of the sermon leans on it. `declared` where the head or the form states it. */
export type Passage = { osis: string; label: string; weight: number; declared?: boolean }

export type Reading = {
  title: string
  speaker: string
  text: string
  blocks: Block[]
  sentences: Sentence[]
  heads: Head[]
  segments: Segment[]
  /** The text has no full stops: its sentences are pieces of it. */
  captions: boolean
  /** An outline or notes: most lines are too short to be sentences. */
  notes: boolean
  passages: Passage[]
  main: Passage | undefined
  /** Lemmas of the main passage. */
  passageKeys: ReadonlySet<string>
  /** Runs of three words of the chapters that it names. */
  bibleRuns: ReadonlySet<string>
  bibleNames: ReadonlySet<string>
  /** Those that are no words as well. */
  namesAlone: ReadonlySet<string>
  /** Names in it that the Bible does not have. */
  people: ReadonlySet<string>
  rarity: Rarity
  /** What the sermon is about: how many of its parts speak of a lemma, as a weight. */
  weight: (lemma: string) => number
}

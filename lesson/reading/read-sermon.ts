import type { Bible } from '#lesson/scripture/bible.ts'
import { blocksOf, otherVoices } from './blocks.ts'
import { clausesOf } from './clauses.ts'
import { cutSpoken, cutWritten, isUnstopped } from './cut-sentences.ts'
import { isFrame, isTitleAgain, lineHeads, parallelHeads, verseHeads } from './heads.ts'
import { ordinalHeads } from './ordinal-heads.ts'
import { outlineOf } from './outline.ts'
import { markAll, noMarks } from './marks/marks.ts'
import { runsOf } from './marks/scripture.ts'
import { keysOf, rarityOf } from './nearness.ts'
import { passagesOf } from './passages/passages-of.ts'
import type { Block, Head, Reading, Segment, Sentence } from './reading.ts'
import { peopleOf } from './people.ts'
import { tokensOf } from './tagger.ts'

export type SermonText = { title: string; speaker: string; date: string; scripture: string; theme: string; content: string }

const cue = /\[[^\]\n]{0,160}\]|\((?:laughter|laughs?|applause|pause|wait[^)\n]{0,30})\)/gi

/** Reads a sermon once: sentences with tokens, clauses and marks, the preacher's own heads, what passages he leans on. Nothing after it takes a raw string of the sermon. */
export function readSermon(sermon: SermonText, bible: Bible, older?: () => Bible): Reading {
  const text = sermon.content.replace(/\r\n?/g, (found) => (found.length === 2 ? ' \n' : '\n'))
  const blocks = blocksOf(text)
  const prose = blocks.filter(({ words }) => words > 25).length
  const heads = lineHeads(blocks, prose)
  // A line that is only a head is no sentence; a long numbered line is both.
  const onlyHead = new Set(
    heads
      .filter(({ block, how }) => how !== 'speaker' && (blocks[block]?.words ?? 0) <= 14 && isHeadAlone(how))
      .filter(({ block }) => !isSeveral((blocks[block]?.text ?? '').replace(/^\W*\w{1,3}[.)]/, '')))
      .map(({ block }) => block),
  )
  for (const at of onlyHead) if (blocks[at]) blocks[at].kind = 'head'
  const sentences = sentencesOf(text, blocks)
  const unstopped = blocks.filter(({ text: line, words }) => isUnstopped(line, words)).reduce((sum, { words }) => sum + words, 0)
  const captions = unstopped > blocks.reduce((sum, { words }) => sum + words, 0) / 2
  const passages = passagesOf(sermon, { sentences, text }, bible, older)
  const main = passages.main
  const reading: Reading = {
    title: sermon.title,
    speaker: sermon.speaker,
    text,
    blocks,
    sentences,
    heads: [],
    segments: [],
    captions,
    notes: !captions && middle(blocks.map(({ words }) => words)) < 14,
    passages: passages.all,
    main,
    passageKeys: new Set(
      main
        ? bible
            .passage(main.osis)
            .slice(0, 60)
            .flatMap((verse) => keysOf(tokensOf(verse.text)))
        : [],
    ),
    bibleRuns: bibleRunsOf(passages.chapters, older ? [bible, older()] : [bible]),
    bibleNames: bible.names,
    namesAlone: bible.namesAlone,
    people: peopleOf(sentences, bible.names),
    rarity: rarityOf(sentences.map(({ keys }) => keys)),
    weight: weightOf(sentences, captions),
  }
  reading.heads = headsOf(heads, reading)
  reading.segments = segmentsOf(reading)
  reading.segments.forEach(({ from, to }, at) => sentences.slice(from, to).forEach((one) => (one.segment = at)))
  markAll(reading)
  return reading
}

const isHeadAlone = (how: Head['how']) => how === 'numbered' || how === 'line' || how === 'slide'
const middle = (sizes: number[]) => sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? 0

function sentencesOf(text: string, blocks: readonly Block[]): Sentence[] {
  const sentences: Sentence[] = []
  const open = { quote: '' }
  for (const block of blocks) {
    const last = sentences.at(-1)
    if (block.kind !== 'text') {
      if (block.kind === 'cue' && last) last.cueAfter += block.text.toLowerCase()
      continue
    }
    const pieces = (isUnstopped(block.text, block.words) ? cutSpoken : cutWritten)(block.text)
    if (open.quote && !/^["“‘]/.test(block.text)) open.quote = ''
    else open.quote = ''
    pieces.forEach((piece, at) => {
      const plain = piece.said.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
      const span: [number, number] = [block.from + piece.from, block.from + piece.to]
      const after = text.slice(span[1], block.from + (pieces[at + 1]?.from ?? block.text.length))
      sentences.push({
        id: sentences.length,
        paragraph: block.at,
        span,
        said: piece.said,
        plain,
        // "No one came" without its "no" would say the opposite: only "No, …" is a joining word.
        alone: plain.replace(/^(?:(?:and|but|so|now|then|well|because|um|uh|okay)[,\s]+|(?:yes|no),\s+){1,3}(?=\S)/i, ''),
        tokens: piece.tokens,
        clauses: clausesOf(piece.tokens, /\?["”’)]*$/.test(plain)),
        keys: keysOf(piece.tokens),
        words: plain.split(' ').length,
        first: at === 0,
        last: at === pieces.length - 1,
        place: 0,
        quoted: quotedShare(piece.said, open),
        cueAfter: (`${text.slice(...span)}${after}`.match(cue) ?? []).join(' ').toLowerCase(),
        emphasis: block.emphasis,
        segment: -1,
        marks: noMarks(),
      })
    })
  }
  for (const one of sentences) one.place = one.id / Math.max(1, sentences.length - 1)
  return sentences
}

/** The share of letters between quotation marks; `open` goes on from sentence to sentence. */
function quotedShare(said: string, open: { quote: string }): number {
  let letters = 0
  let inside = 0
  for (let at = 0; at < said.length; at++) {
    const char = said.charAt(at)
    if (char === '“' || (char === '"' && !open.quote)) open.quote = char
    else if (char === '”' || (char === '"' && open.quote)) open.quote = ''
    else if (char === '‘' && !open.quote && !/\S/.test(said.charAt(at - 1))) open.quote = char
    else if (char === '’' && open.quote === '‘' && !/\p{L}/u.test(said.charAt(at + 1))) open.quote = ''
    else if (/\p{L}/u.test(char)) {
      letters++
      if (open.quote) inside++
    }
  }
  return letters ? inside / letters : 0
}

function bibleRunsOf(chapters: readonly string[], bibles: readonly Bible[]): ReadonlySet<string> {
  const runs = new Set<string>()
  for (const bible of bibles)
    for (const chapter of chapters.slice(0, 24))
      for (const verse of bible.passage(chapter))
        for (const run of runsOf(verse.text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [])) runs.add(run)
  return runs
}

/** How many parts of the sermon speak of a lemma, as a logarithm: what it is about stands all over it. */
function weightOf(sentences: readonly Sentence[], captions: boolean): (lemma: string) => number {
  const bags = new Map<number, Set<string>>()
  for (const one of sentences) {
    const part = captions ? Math.floor(one.id / 6) : one.paragraph
    const bag = bags.get(part) ?? new Set()
    for (const key of one.keys) bag.add(key)
    bags.set(part, bag)
  }
  const spread = new Map<string, number>()
  for (const bag of bags.values()) for (const key of bag) spread.set(key, (spread.get(key) ?? 0) + 1)
  return (lemma) => Math.max(0, Math.log(spread.get(lemma) ?? 1))
}

/** Heads that stand as lines come first; where they are few, ordinals and parallel beginnings in prose join them. */
function headsOf(lines: readonly Head[], { sentences, blocks, captions }: Reading): Head[] {
  const others = otherVoices(blocks)
  const own = lines.filter(({ block }) => !others.has(blocks[block]?.voice ?? ''))
  const numbered = own.filter(({ how }) => how === 'numbered')
  const inProse = numbered.length >= 2 ? [] : ordinalHeads(sentences, captions)
  const parallel = own.length >= 3 || inProse.length >= 2 ? [] : parallelHeads(sentences)
  const verses = own.length >= 3 || inProse.length >= 2 ? [] : verseHeads(sentences)
  return [...own, ...inProse, ...parallel, ...verses].sort((a, b) => a.block - b.block || sentenceOf(a) - sentenceOf(b))
}
const sentenceOf = (head: Head) => head.sentence ?? -1

function segmentsOf({ heads, sentences, title }: Reading): Segment[] {
  const starts = heads.map((head) => head.sentence ?? sentences.findIndex(({ paragraph }) => paragraph >= head.block))
  const parts = heads.flatMap((head, at) => {
    const from = starts[at] ?? -1
    const next = starts.slice(at + 1).find((start) => start > from) ?? sentences.length
    return from >= 0 && !isFrame(head.text) && !(head.how === 'line' && isTitleAgain(head.text, title)) ? [{ head, from, to: next }] : []
  })
  const row = outlineOf(parts, sentences)
  return parts.map((part) => ({ ...part, isPoint: row.has(part.head) }))
}

/** Sentences that end, one after the other: no head. */
const isSeveral = (text: string) => /[.!?]["”’]?$/.test(text) && /[.!?]["”’]? /.test(text)

import pptxgen from 'pptxgenjs'
import type { AgeGroup } from '#contract/lesson-book.ts'
import type { PrintedBook } from '#lesson/layout/printed-book.ts'
import { type Slide, slidesOf } from '#lesson/layout/slides.ts'
import type { Paper } from '#server/print/printer.ts'
import { finishSlides, timerName } from './finish-slides.ts'
import type { Illustration, Illustrations } from './illustrate.ts'

/** `ground` and `ink` of a wall that is read from the last row; teens have theirs dark, as their cover is. */
type Look = { ground: string; ink: string; label: string; quiet: string; bar: string; face: string }
const looks: Record<AgeGroup, Look> = {
  teens: { ground: '0F4F5C', ink: 'FFF6E4', label: 'F6BD4A', quiet: '9FC6C8', bar: 'F6BD4A', face: 'Calibri' },
  children: { ground: 'FDFAF3', ink: '331C38', label: '8A5A00', quiet: '6B5A6C', bar: 'F2B036', face: 'Verdana' },
  'young-kids': { ground: 'FDFAF3', ink: '331C38', label: 'B0412A', quiet: '6B5A6C', bar: 'F06E54', face: 'Verdana' },
}
export type Screen = 'wide' | 'standard'
/** Inches, as the programs that show slides name their two shapes. */
const widths: Record<Screen, number> = { wide: 13.333, standard: 10 }
const height = 7.5
const edge = 0.8
/** A letter of Georgia is about half as wide as it is high, and lines stand a quarter apart. */
const sizeFor = (text: string, wide: number, high: number): number => {
  const fits = (size: number) => {
    const each = Math.floor((wide * 72) / (size * 0.52))
    return Math.ceil((text.length * 1.08) / each) * size * 1.25 <= high * 72 && text.split(' ').every((word) => word.length <= each)
  }
  return [80, 72, 64, 56, 50, 44, 40, 36, 32, 28, 24].find(fits) ?? 20
}
type Drawn = Exclude<Slide, { type: 'title' }>
const labelOf = (slide: Drawn): string => (slide.type === 'list' ? slide.title : slide.label)
const ownSize = (slide: Drawn, room: number): number => {
  if (slide.type === 'list') return Math.min(40, sizeFor(slide.items.join(' '.repeat(20)), room - 0.5, 4.4))
  if (slide.type === 'verse') return sizeFor(slide.words.map(({ text }) => text).join(' '), room, 4.6)
  return Math.min(64, sizeFor(slide.text, room, slide.type === 'sung' ? 3.6 : 4.3))
}
const groupOf = (slide: Drawn): string => `${slide.type} ${labelOf(slide)}`
/** What belongs together has one size on the wall: that of its longest. */
function sizesOf(slides: Slide[], room: number): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const slide of slides)
    if (slide.type !== 'title') sizes.set(groupOf(slide), Math.min(sizes.get(groupOf(slide)) ?? 99, ownSize(slide, room)))
  return sizes
}
const uri = (png: Buffer): string => `image/png;base64,${png.toString('base64')}`

/** The slides of a lesson in the shape of the screen, with what the leader says in the notes, which are printed on that paper. */
export async function writePptx(
  book: PrintedBook,
  { cover, scenes }: Illustrations,
  { screen = 'wide', paper = 'us-letter' }: { screen?: Screen; paper?: Paper } = {},
): Promise<Uint8Array> {
  const deck = new pptxgen()
  deck.defineLayout({ name: screen, width: widths[screen], height })
  deck.layout = screen
  deck.title = book.title
  deck.author = book.product
  deck.company = book.product
  const look = looks[book.ageGroup]
  const wide = widths[screen]
  const slides = slidesOf(book)
  const sizes = sizesOf(slides, wide - edge * 2)
  slides.forEach((slide, at) => {
    const page = deck.addSlide()
    page.background = { color: look.ground }
    if (slide.type === 'title') title(page, slide, look, cover, wide)
    else draw(page, slide, look, { wide, size: sizes.get(groupOf(slide)) ?? 24 })
    if (slide.notes) page.addNotes(slide.notes)
    // After the title the story is told: a picture for each of its moments. Teens are told it without.
    if (at === 0 && book.ageGroup !== 'teens') for (const scene of scenes) picture(deck.addSlide(), scene, look, wide)
  })
  return finishSlides(new Uint8Array((await deck.write({ outputType: 'arraybuffer' })) as ArrayBuffer), paper)
}

/** As high as the slide, and its sentence beside it. */
function picture(page: pptxgen.Slide, { png, alt, sentence }: Illustration, { ground, ink, face }: Look, wide: number): void {
  const across = height / 1.2
  const room = wide - across - edge * 1.5
  page.background = { color: ground }
  page.addImage({ data: uri(png), x: 0, y: 0, w: across, h: height, altText: alt })
  page.addText(sentence, {
    x: across + edge * 0.75,
    y: 1,
    w: room,
    h: 5.5,
    fontSize: Math.min(48, sizeFor(sentence, room, 5)),
    color: ink,
    fontFace: face,
    margin: 0,
    valign: 'middle',
  })
  page.addNotes(alt)
}

function title(page: pptxgen.Slide, slide: Extract<Slide, { type: 'title' }>, look: Look, cover: Illustration, wide: number): void {
  const across = Math.min(5.4, wide * 0.42)
  const tall = across * (1004 / 844)
  const room = wide - across - edge * 2.2
  page.addImage({ data: uri(cover.png), x: wide - across - edge, y: (height - tall) / 2, w: across, h: tall, altText: cover.alt })
  const text = { x: edge, w: room, margin: 0 }
  page.addText(slide.title, {
    ...text,
    y: 1.2,
    h: 3.6,
    fontSize: Math.min(64, sizeFor(slide.title, room, 3.2)),
    color: look.ink,
    fontFace: 'Georgia',
    valign: 'bottom',
  })
  page.addText(slide.subtitle, { ...text, y: 5.1, h: 0.9, fontSize: 22, color: look.label, fontFace: look.face, valign: 'top' })
}

function draw(page: pptxgen.Slide, slide: Drawn, look: Look, { wide, size }: { wide: number; size: number }): void {
  const room = wide - edge * 2
  // The arch of the identity: a round-headed bar beside every label.
  page.addShape('round2SameRect', { x: edge, y: 0.62, w: 0.22, h: 0.4, fill: { color: look.bar }, line: { color: look.bar } })
  page.addText(labelOf(slide), {
    x: edge + 0.36,
    y: 0.52,
    w: room - 0.36,
    h: 0.6,
    fontSize: 20,
    color: look.label,
    fontFace: look.face,
    bold: true,
    margin: 0,
    valign: 'middle',
  })
  const middle = { x: edge, y: 1.4, w: room, margin: 0, color: look.ink, fontFace: 'Georgia', valign: 'middle' as const }
  const foot = { x: edge, y: 6.3, w: room, h: 0.6, margin: 0, fontSize: 22, color: look.quiet, fontFace: look.face }
  switch (slide.type) {
    case 'big':
      page.addText(slide.text, { ...middle, h: 4.9, fontSize: size })
      if (slide.small) page.addText(slide.small, foot)
      break
    case 'verse': {
      // What is gone keeps its room: the same letters in the color of the wall, with a line below them.
      page.addText(
        slide.words.flatMap(({ text, gone }) => [
          { text, options: gone ? { color: look.ground, underline: { style: 'sng' as const, color: look.quiet } } : {} },
          { text: ' ', options: {} },
        ]),
        { ...middle, h: 4.9, fontSize: size },
      )
      page.addText(slide.small, foot)
      break
    }
    case 'question': {
      page.addText(slide.text, { ...middle, h: 4.5, fontSize: size })
      const bar = { x: edge, y: 6.45, h: 0.3, line: { type: 'none' as const } }
      page.addShape('roundRect', { ...bar, w: room, rectRadius: 0.15, fill: { color: look.quiet, transparency: 70 } })
      page.addShape('roundRect', { ...bar, w: room, rectRadius: 0.15, fill: { color: look.bar }, objectName: timerName(slide.seconds) })
      break
    }
    case 'sung':
      page.addText(slide.text, { ...middle, h: 3.9, fontSize: size })
      if (slide.next) page.addText(slide.next, { ...foot, y: 5.7, h: 1, fontSize: 26, valign: 'top' })
      break
    case 'list':
      page.addText(
        slide.items.map((text) => ({ text, options: { bullet: { indent: 26 }, breakLine: true, paraSpaceAfter: 14 } })),
        { ...middle, h: 5.4, fontSize: size },
      )
  }
}

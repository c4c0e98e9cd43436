import pptxgen from 'pptxgenjs'
import type { AgeGroup } from '#contract/lesson-book.ts'
import type { Illustration, Illustrations } from './illustrate.ts'
import type { PrintedBook } from '#lesson/layout/printed-book.ts'
import { type Slide, slidesOf } from '#lesson/layout/slides.ts'

const looks: Record<AgeGroup, { deep: string; soft: string; face: string }> = {
  teens: { deep: '0F5D6A', soft: 'DDF1F4', face: 'Calibri' },
  children: { deep: '8A5A00', soft: 'FDEFCF', face: 'Verdana' },
  'young-kids': { deep: 'B0412A', soft: 'FFE9E2', face: 'Verdana' },
}
const ink = '331C38'
const paper = 'FDFAF3'
/** Points by length, so that a long question still stands on its slide: a wide slide holds about 22 lines of 24 points. */
const sizeFor = (text: string) => (text.length < 60 ? 48 : text.length < 130 ? 38 : text.length < 240 ? 30 : 24)

/** The slides of a lesson, 13.33 by 7.5 inches, with what the leader says in the notes. */
export async function writePptx(book: PrintedBook, { cover, scenes }: Illustrations): Promise<Uint8Array> {
  const deck = new pptxgen()
  deck.layout = 'LAYOUT_WIDE'
  deck.title = book.title
  deck.author = book.product
  deck.company = book.product
  const look = looks[book.ageGroup]
  slidesOf(book).forEach((slide, at) => {
    draw(deck, slide, look, at === 0 ? cover : undefined)
    // After the title the story is told: a picture for each of its moments, and the leader's words in the notes of the title.
    if (at === 0) for (const scene of scenes) drawScene(deck, scene, look)
  })
  return new Uint8Array((await deck.write({ outputType: 'arraybuffer' })) as ArrayBuffer)
}

const uri = (png: Buffer): string => `image/png;base64,${png.toString('base64')}`
/** A picture as high as the slide, and its sentence beside it. */
function drawScene(deck: pptxgen, { png, alt, sentence }: Illustration, { soft, face }: (typeof looks)[AgeGroup]): void {
  const page = deck.addSlide()
  page.background = { color: soft }
  page.addImage({ data: uri(png), x: 0.3, y: 0.3, w: 5.75, h: 6.9, altText: alt })
  page.addText(sentence, {
    x: 6.6,
    y: 1.4,
    w: 6.1,
    h: 4.7,
    fontSize: 40,
    color: ink,
    fontFace: face,
    margin: 0,
    valign: 'middle',
    fit: 'shrink',
  })
  page.addNotes(alt)
}

function draw(deck: pptxgen, slide: Slide, { deep, soft, face }: (typeof looks)[AgeGroup], picture?: Illustration): void {
  const page = deck.addSlide()
  page.background = { color: slide.type === 'title' ? soft : paper }
  // The arch of the identity: a round-headed bar beside every label.
  const arch = (y: number) => page.addShape('round2SameRect', { x: 0.8, y, w: 0.22, h: 0.4, fill: { color: deep }, line: { color: deep } })
  const label = (text: string) =>
    page.addText(text, {
      x: 1.15,
      y: 0.5,
      w: 11,
      h: 0.6,
      fontSize: 20,
      color: deep,
      fontFace: face,
      bold: true,
      margin: 0,
      valign: 'middle',
    })
  switch (slide.type) {
    case 'title':
      arch(2.1)
      if (picture) page.addImage({ data: uri(picture.png), x: 7.9, y: 0.6, w: 5.3, h: 6.3, altText: picture.alt })
      page.addText(slide.title, {
        x: 0.8,
        y: 2.6,
        w: picture ? 6.8 : 11.7,
        h: 1.8,
        fontSize: 54,
        color: ink,
        fontFace: 'Georgia',
        margin: 0,
        valign: 'top',
        fit: 'shrink',
      })
      page.addText(slide.subtitle, {
        x: 0.8,
        y: 4.7,
        w: picture ? 6.8 : 11.7,
        h: 0.6,
        fontSize: 22,
        color: deep,
        fontFace: face,
        margin: 0,
      })
      break
    case 'big':
      arch(0.6)
      label(slide.label)
      page.addText(slide.text, {
        x: 0.8,
        y: 1.5,
        w: 11.7,
        h: 4.6,
        fontSize: sizeFor(slide.text),
        color: ink,
        fontFace: 'Georgia',
        margin: 0,
        valign: 'middle',
        fit: 'shrink',
      })
      if (slide.small) page.addText(slide.small, { x: 0.8, y: 6.3, w: 11.7, h: 0.5, fontSize: 20, color: deep, fontFace: face, margin: 0 })
      break
    case 'list':
      arch(0.6)
      label(slide.title)
      page.addText(
        slide.items.map((text) => ({
          text,
          options: {
            bullet: slide.numbered ? { type: 'number' as const, numberStartAt: slide.from, indent: 34 } : true,
            breakLine: true,
            paraSpaceAfter: 10,
          },
        })),
        {
          x: 0.8,
          y: 1.4,
          w: 11.7,
          h: 5.4,
          fontSize: slide.items.join('').length > 420 ? 22 : 26,
          color: ink,
          fontFace: face,
          valign: 'top',
          margin: 0,
          fit: 'shrink',
        },
      )
  }
  if (slide.notes) page.addNotes(slide.notes)
}

import type { Book } from '#contract/library.ts'
import { PRODUCT } from '#contract/product.ts'
import { coverArt } from '#lesson/pictures/art-of-book.ts'
import { artPng } from '#server/print/art-png.ts'
import { taggedMp3 } from '#server/speech/tag-mp3.ts'

const across = 480

/** The recording of a book with its title and cover in it: outside of this page a player has nothing else to show. */
export const taggedFor = async (book: Book, mp3: Uint8Array): Promise<Uint8Array> =>
  taggedMp3(mp3, {
    title: book.content.title,
    album: book.sermonTitle,
    artist: PRODUCT,
    cover: await artPng(coverArt(book.content), across),
  })

import sharp from 'sharp'
import { type Art, drawArt } from '#lesson/pictures/draw-art.ts'

/** A drawing as a picture of so many pixels across, in few colors: it is flat paper. */
export const artPng = (art: Art, across: number): Promise<Buffer> =>
  sharp(Buffer.from(drawArt(art)), { density: 96 })
    .resize({ width: across })
    .png({ palette: true, colours: 128 })
    .toBuffer()

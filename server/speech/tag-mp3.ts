/** What a player shows of a recording while it plays: ID3v2.3, which all of them read. */
export type Tag = { title: string; album: string; artist: string; cover: Uint8Array }

/** Little-endian UTF-16 with its mark, the one encoding of any letter that version 2.3 knows. */
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
function frame(id: string, body: Uint8Array): Buffer {
  const head = Buffer.alloc(10)
  head.write(id, 'latin1')
  head.writeUInt32BE(body.length, 4)
  return Buffer.concat([head, body])
}
const textFrame = (id: string, text: string) => (text ? [frame(id, Buffer.concat([Buffer.from([1]), utf16(text)]))] : [])
/** Seven bits to a byte, so that no length looks like the beginning of sound. */
const syncSafe = (size: number) => Buffer.from([21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f))

export function taggedMp3(mp3: Uint8Array, { title, album, artist, cover }: Tag): Uint8Array {
  const frontCover = 3
  const frames = Buffer.concat([
    ...textFrame('TIT2', title),
    ...textFrame('TALB', album),
    ...textFrame('TPE1', artist),
    frame('APIC', Buffer.concat([Buffer.from([0]), Buffer.from('image/png\0', 'latin1'), Buffer.from([frontCover, 0]), cover])),
  ])
  return new Uint8Array(Buffer.concat([Buffer.from('ID3\u0003\0\0', 'latin1'), syncSafe(frames.length), frames, mp3]))
}

import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openStore } from '#tests/s3-store.ts'
import { filesOnDisk, sweepDrafts } from './disk-files.ts'
import { filesSuite } from './files.suite.ts'
import { filesInS3, refuseUnusable } from './s3-files.ts'

describe('files on the disk', () => {
  filesSuite(() => filesOnDisk(mkdtempSync(path.join(tmpdir(), 'storyfold-files-'))))
  test('what a killed process left half written is swept when it is an hour old', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'storyfold-files-'))
    await filesOnDisk(folder).put('pictures/a.webp', new Uint8Array(3))
    const draft = path.join(folder, 'pictures', 'a.webp.x.part')
    writeFileSync(draft, 'half')
    expect(await sweepDrafts(folder)).toBe(0)
    utimesSync(draft, 0, 0)
    expect(await sweepDrafts(folder)).toBe(1)
    expect(readdirSync(path.join(folder, 'pictures'))).toEqual(['a.webp'])
  })
})

describe('files in an S3-compatible store', () => {
  let store: Awaited<ReturnType<typeof openStore>>
  beforeAll(async () => {
    store = await openStore()
  })
  afterAll(() => store.close())
  filesSuite(() => filesInS3(store.place))

  test('a bucket that cannot be used is told in a sentence without keys', async () => {
    await expect(refuseUnusable({ ...store.place, bucket: 'other' })).rejects.toThrow(/no bucket "other"/)
    await expect(refuseUnusable({ ...store.place, accessKeyId: 'hunter2hunter2' })).rejects.toThrow(
      /^S3_BUCKET is set, but the store.*refuses \(403(?!.*hunter2)/,
    )
    await expect(refuseUnusable({ ...store.place, endpoint: 'http://127.0.0.1:9' })).rejects.toThrow(/does not answer/)
    await refuseUnusable(store.place)
  })
  test('an answer of the store that says later is asked again, and one that stays away is a 503', async () => {
    let asked = 0
    let healthyAfter = 2
    const flaky = createServer((_, reply) => reply.writeHead(asked++ < healthyAfter ? 503 : 200).end('whole'))
    await new Promise<void>((listening) => flaky.listen(0, '127.0.0.1', listening))
    onTestFinished(() => void flaky.close())
    const address = flaky.address()
    const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    const files = filesInS3({ ...store.place, endpoint })
    expect(String(await files.get('pictures/a.webp'))).toBe('whole')
    expect(asked).toBe(3)
    healthyAfter = Infinity
    await expect(files.get('pictures/a.webp')).rejects.toMatchObject({ code: 'server.files_away', status: 503 })
  })
  test('the keys of a bucket of several pages are named to the last', async () => {
    const page = (key: string, next: string) =>
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next ? 'true' : 'false'}</IsTruncated>${next && `<NextContinuationToken>${next}</NextContinuationToken>`}<Contents><Key>${key}</Key><Size>3</Size></Contents></ListBucketResult>`
    const paged = createServer((request, reply) => {
      const second = request.url?.includes('continuation-token=two')
      reply.writeHead(200, { 'content-type': 'application/xml' }).end(second ? page('pictures/b.webp', '') : page('pictures/a.webp', 'two'))
    })
    await new Promise<void>((listening) => paged.listen(0, '127.0.0.1', listening))
    onTestFinished(() => void paged.close())
    const address = paged.address()
    const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    const keys: string[] = []
    for await (const key of filesInS3({ ...store.place, endpoint }).keys()) keys.push(key)
    expect(keys).toEqual(['pictures/a.webp', 'pictures/b.webp'])
  })
})

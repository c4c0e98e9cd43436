import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import type { S3Place } from '#server/files/s3-files.ts'

/** A real S3-compatible server on loopback, with one empty bucket. */
export async function openStore(): Promise<{ place: S3Place; env: Record<string, string>; close: () => Promise<void> }> {
  const directory = mkdtempSync(path.join(tmpdir(), 'storyfold-s3-'))
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'church', configs: [] }] })
  const { port } = await server.run()
  const place = {
    bucket: 'church',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    // What this server takes.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  return {
    place,
    env: {
      S3_BUCKET: place.bucket,
      S3_ENDPOINT: place.endpoint,
      S3_REGION: place.region,
      S3_ACCESS_KEY_ID: place.accessKeyId,
      S3_SECRET_ACCESS_KEY: place.secretAccessKey,
    },
    close: async () => {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

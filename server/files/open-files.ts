import path from 'node:path'
import type { Config } from '#server/config.ts'
import { filesOnDisk } from './disk-files.ts'
import type { Files } from './files.ts'
import { filesInS3, refuseUnusable, type S3Place } from './s3-files.ts'

/** The bucket of this installation; undefined where files lie on the disk. readConfig has refused what is half set. */
export function s3PlaceOf({ s3Bucket, s3Endpoint, s3Region, s3AccessKeyId, s3SecretAccessKey }: Config): S3Place | undefined {
  if (!s3Bucket || !s3AccessKeyId || !s3SecretAccessKey) return undefined
  const region = s3Region ?? 'us-east-1'
  return {
    bucket: s3Bucket,
    endpoint: s3Endpoint ?? `https://s3.${region}.amazonaws.com`,
    region,
    accessKeyId: s3AccessKeyId,
    secretAccessKey: s3SecretAccessKey,
  }
}

/** The file store that the configuration names, ready to be used. Throws a sentence where its bucket cannot be reached. */
export async function openFiles(config: Config, folder: string): Promise<Files> {
  const place = s3PlaceOf(config)
  if (!place) return filesOnDisk(path.join(folder, 'files'))
  await refuseUnusable(place)
  return filesInS3(place)
}

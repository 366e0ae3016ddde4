import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { ConfigurationError } from '../config/config.ts'
import type { Bucket } from '../config/object-store-settings.ts'
import { FilesAway, type FileStore, isFileKey, NO_PICTURE, NO_PICTURE_KEY } from './file-store.ts'

/** Timeouts in ms, and the number of attempts. They are short, because a person is waiting for the picture. */
const CONNECTION_LIMIT = 1_000
const ANSWER_LIMIT = 2_500
const ATTEMPTS = 2

/**
 * Opens a file store in a bucket, which any number of processes can share. The bucket can be private, since this server
 * serves the pictures. The store's calls throw `FilesAway` if the bucket does not answer.
 * @throws ConfigurationError that names the setting if the bucket cannot be reached or access is denied.
 */
export async function openBucket({ bucket, endpoint, region, ...credentials }: Bucket): Promise<FileStore> {
  const client = new S3Client({
    ...(endpoint && { endpoint }),
    region,
    credentials,
    // Stores other than Amazon's rarely give each bucket a host name.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECTION_LIMIT,
      requestTimeout: ANSWER_LIMIT,
      throwOnRequestTimeout: true,
    },
  })
  const place = (key: string) => {
    if (!isFileKey(key)) throw new RangeError(`Not a file key: ${key}`)
    return { Bucket: bucket, Key: key }
  }
  const put = async (key: string, content: Buffer) => {
    await client.send(new PutObjectCommand({ ...place(key), Body: content })).catch(throwAway)
  }
  const noPicture = await readFile(NO_PICTURE)
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }))
    await client.send(new PutObjectCommand({ ...place(NO_PICTURE_KEY), Body: noPicture }))
  } catch (error) {
    throw new ConfigurationError(storeProblem(error, endpoint), { cause: error })
  }
  return {
    put,
    open: async (key) => {
      const found = await client.send(new GetObjectCommand(place(key))).catch(nullWhenMissing)
      if (!(found?.Body instanceof Readable)) return null
      return { stream: found.Body, size: found.ContentLength ?? 0 }
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(place(key))).catch(throwAway)
    },
  }
}

/** Returns why the bucket cannot be used, with the settings to look at. */
function storeProblem(error: unknown, endpoint: string | undefined): string {
  const { $metadata, message, code } = error as {
    $metadata?: { httpStatusCode?: number }
  } & NodeJS.ErrnoException
  const status = $metadata?.httpStatusCode
  if (status === undefined) {
    return `${endpoint ? 'S3_ENDPOINT' : 'S3_REGION'}: the object store does not answer (${message || code})`
  }
  const names = status === 403 ? 'S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY' : 'S3_BUCKET'
  return `${names}: the object store answered ${status}`
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof NoSuchKey) return null
  return throwAway(error)
}

function throwAway(cause: unknown): never {
  throw new FilesAway('The object store refused or did not answer', { cause })
}

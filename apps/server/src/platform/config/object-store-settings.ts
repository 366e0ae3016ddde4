import { z } from 'zod'

/** A bucket of an object store that speaks the protocol of S3. */
export interface Bucket {
  /**
   * The address of the store, such as `https://s3.eu-west-1.amazonaws.com`; without it Amazon's address of the
   * region.
   */
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * The settings of an object store. `S3_ENDPOINT` is optional and `S3_REGION` has a default; the other three must be set
 * together.
 */
export const objectStoreSettings = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('eu-west-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
}

type Settings = z.output<z.ZodObject<typeof objectStoreSettings>>

const REQUIRED_TOGETHER = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Returns why these settings prevent a start, or null. */
export function objectStoreProblem(settings: Settings): string | null {
  const missing = REQUIRED_TOGETHER.filter((name) => settings[name] === undefined)
  const wanted = missing.length < REQUIRED_TOGETHER.length || settings.S3_ENDPOINT !== undefined
  return wanted && missing.length > 0 ? `Missing for the object store: ${missing.join(', ')}` : null
}

/** Returns the bucket; undefined if the settings name none. */
export function objectStore(settings: Settings): Bucket | undefined {
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = settings
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined
  return { endpoint, region, bucket, accessKeyId, secretAccessKey }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export interface TestObjectStore {
  /** Environment variables that make a process use it. */
  env: Record<string, string>
  /** Stops answering. */
  stop(): Promise<void>
  close(): Promise<void>
}

const BUCKET = 'anseo'

/** Starts a real object store with an empty bucket, on a free port of this machine. */
export async function startObjectStore(): Promise<TestObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), 'anseo-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  let stopped: Promise<void> | undefined
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: () => (stopped ??= server.close()),
    close: async () => {
      await (stopped ??= server.close())
      await rm(directory, { recursive: true, force: true })
    },
  }
}

import type { Readable } from 'node:stream'

/** A file that is sent while it is generated, so that it is never in memory as a whole. */
export interface StreamedFile {
  name: string
  type: string
  content: Readable
}

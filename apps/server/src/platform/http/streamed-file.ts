import type { Readable } from 'node:stream'

/** A file that is answered while it is being made, so that it never stands in memory as a whole. */
export interface StreamedFile {
  name: string
  type: string
  content: Readable
}

import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

const NOTHING = new Uint8Array()

/** A ZIP file that is generated and sent piece by piece. */
export interface Archive {
  /** Adds a text in pieces, compressed. */
  addText(path: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<void>
  /** Adds a file that is small already, such as a picture, as it is, piece by piece as it is taken. */
  addFile(path: string, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>
  /** Returns the bytes made since the last time. */
  take(): Uint8Array[]
  /** Writes the list of contents; nothing can be added after it. */
  end(): void
}

/**
 * Creates an archive.
 * @param at what all its files are dated.
 */
export function createArchive(at: Date): Archive {
  let made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  const take = () => {
    const taken = made
    made = []
    return taken
  }
  const begin = <Entry extends ZipDeflate | ZipPassThrough>(entry: Entry): Entry => {
    entry.mtime = at
    zip.add(entry)
    return entry
  }
  return {
    take,
    addText: async (path, pieces) => {
      const entry = begin(new ZipDeflate(path))
      for await (const piece of pieces) entry.push(strToU8(piece))
      entry.push(NOTHING, true)
    },
    addFile: async function* (path, pieces) {
      const entry = begin(new ZipPassThrough(path))
      for await (const piece of pieces) {
        entry.push(piece)
        yield* take()
      }
      entry.push(NOTHING, true)
      yield* take()
    },
    end: () => zip.end(),
  }
}

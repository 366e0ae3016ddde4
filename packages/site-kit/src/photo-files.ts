import type { AttachedPhotoSize } from '@anseo/domain/attached-photos'

/** More are loaded again when they are shown again. */
const MOST_KEPT = 60

/** The files of private photos that this tab has loaded or uploaded. */
export interface PhotoFiles {
  load: (id: string, size: AttachedPhotoSize) => Promise<File>
  /** Keeps the file of a photo that was just uploaded, so that it is shown without loading it. */
  keep: (id: string, file: File) => void
}

/** Creates a store of private photos, which are loaded once with the login. */
export function createPhotoFiles(
  loadFile: (id: string, size: AttachedPhotoSize) => Promise<File>,
): PhotoFiles {
  const kept = new Map<string, Promise<File>>()
  const put = (key: string, file: Promise<File>) => {
    const [oldest] = kept.keys()
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    kept.set(key, file)
    file.catch(() => kept.delete(key))
    return file
  }
  return {
    load: (id, size) => kept.get(`${id} ${size}`) ?? put(`${id} ${size}`, loadFile(id, size)),
    keep: (id, file) => {
      for (const size of ['thumbnail', 'full']) void put(`${id} ${size}`, Promise.resolve(file))
    },
  }
}

import type { AttachedPhotoSize } from '@anseo/domain/attached-photos'

/** The oldest files beyond this number are dropped, and loaded again when they are shown. */
const MAX_CACHED = 60

/** The files of private photos that this tab has loaded or uploaded. */
export interface PhotoFiles {
  load: (id: string, size: AttachedPhotoSize) => Promise<File>
  /** Caches the file of a photo that was just uploaded, so that it is shown without loading it. */
  keep: (id: string, file: File) => void
}

/** Creates a cache of private photos; their files need the login, so the browser cannot cache them by address. */
export function createPhotoFiles(
  loadFile: (id: string, size: AttachedPhotoSize) => Promise<File>,
): PhotoFiles {
  const cached = new Map<string, Promise<File>>()
  const put = (key: string, file: Promise<File>) => {
    const [oldest] = cached.keys()
    if (cached.size >= MAX_CACHED && oldest !== undefined) cached.delete(oldest)
    cached.set(key, file)
    file.catch(() => cached.delete(key))
    return file
  }
  return {
    load: (id, size) => cached.get(`${id} ${size}`) ?? put(`${id} ${size}`, loadFile(id, size)),
    keep: (id, file) => {
      for (const size of ['thumbnail', 'full']) void put(`${id} ${size}`, Promise.resolve(file))
    },
  }
}

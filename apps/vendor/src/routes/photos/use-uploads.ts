import { replyText } from '@anseo/api-client/error-texts'
import { openPicture } from '@anseo/api-client/open-picture'
import { useEffect, useReducer, useRef } from 'react'
import { useUploadPhoto } from '../../queries/photos.ts'
import { session } from '../../site.ts'

const QUALITY = 0.88

/** A chosen file on its way to the server. */
export interface Upload {
  /** Also the key that makes several tries add one photo. */
  id: string
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** Why it failed. */
  problem: string | null
}

type Change =
  | { added: Upload[] }
  | { id: string; state: Upload['state']; problem: string | null }
  | { gone: string }

function next(uploads: readonly Upload[], change: Change): readonly Upload[] {
  if ('added' in change) return [...uploads, ...change.added]
  if ('gone' in change) return uploads.filter(({ id }) => id !== change.gone)
  return uploads.map((upload) => (upload.id === change.id ? { ...upload, ...change } : upload))
}

/**
 * Sends chosen files one after the other, each reduced and turned upright first. One that fails stays in the list with
 * the reason, to be tried again or taken out. A person who leaves the site while files wait is asked.
 */
export function useUploads() {
  const [uploads, tell] = useReducer(next, [])
  const upload = useUploadPhoto()
  const queue = useRef<Upload[]>([])
  const running = useRef(false)
  const isBusy = uploads.some(({ state }) => state !== 'failed')

  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])

  const work = async () => {
    if (running.current) return
    running.current = true
    const owner = session.token()
    // Whoever logs in meanwhile must not get another's photos.
    for (let one = queue.current.shift(); one && session.token() === owner; one = queue.current.shift()) {
      tell({ id: one.id, state: 'sending', problem: null })
      const problem = await send(one, upload)
      tell(problem === null ? { gone: one.id } : { id: one.id, state: 'failed', problem })
    }
    running.current = false
  }
  const enqueue = (added: Upload[]) => {
    queue.current.push(...added)
    void work()
  }
  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => ({
        id: crypto.randomUUID(),
        file,
        state: 'waiting',
        problem: null,
      }))
      tell({ added })
      enqueue(added)
    },
    retry: (failed: Upload) => {
      tell({ id: failed.id, state: 'waiting', problem: null })
      enqueue([failed])
    },
    dismiss: ({ id }: Upload) => tell({ gone: id }),
  }
}

/** Returns the problem to show at the file, or null once it is stored. */
async function send({ id, file }: Upload, upload: ReturnType<typeof useUploadPhoto>): Promise<string | null> {
  const opened = await openPicture(file)
  if ('problem' in opened) return opened.problem
  const reduced = await new Promise<Blob | null>((resolve) =>
    opened.picture.toBlob(resolve, 'image/jpeg', QUALITY),
  )
  if (!reduced) return "We couldn't open this photo. Choose another."
  try {
    await upload(new File([reduced], 'photo.jpg', { type: reduced.type }), id)
    return null
  } catch (error) {
    return replyText(error, "We couldn't upload this photo. Please try again.")
  }
}

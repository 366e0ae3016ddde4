import { ApiError } from '@anseo/api-client/api-error'
import { replyText } from '@anseo/api-client/error-texts'
import { reducedPhoto } from '@anseo/api-client/reduced-photo'
import type { Session } from '@anseo/api-client/session'
import { useEffect, useReducer, useRef } from 'react'

/** A chosen file on its way to the server. */
export interface Upload {
  /** Also the key that makes several tries add one photo. */
  id: string
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** The reason why it failed. */
  problem: Problem | null
}

interface Problem {
  text: string
  /** False if the file itself is wrong or there is no room for it, so that another try would fail too. */
  mayRetry: boolean
}

/** Uploads a reduced photo; the key is the same for each try (S9). */
export type UploadPhoto = (photo: File, key: string) => Promise<void>

type Change =
  | { added: Upload[] }
  | { id: string; state: Upload['state']; problem: Problem | null }
  | { gone: string }

function next(uploads: readonly Upload[], change: Change): readonly Upload[] {
  if ('added' in change) return [...uploads, ...change.added]
  if ('gone' in change) return uploads.filter(({ id }) => id !== change.gone)
  return uploads.map((upload) => (upload.id === change.id ? { ...upload, ...change } : upload))
}

/**
 * Sends chosen files one after the other, each reduced and turned upright first. One that fails stays in the list with
 * the reason, to be taken out, or tried again unless that would fail too. While files wait, the browser asks before the
 * person leaves the site.
 */
export function useUploads(session: Session, upload: UploadPhoto) {
  const [uploads, dispatch] = useReducer(next, [])
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
    // Another user who logs in meanwhile must not get these photos.
    for (let item = queue.current.shift(); item && session.token() === owner; item = queue.current.shift()) {
      dispatch({ id: item.id, state: 'sending', problem: null })
      const problem = await send(item, upload)
      dispatch(problem === null ? { gone: item.id } : { id: item.id, state: 'failed', problem })
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
      dispatch({ added })
      enqueue(added)
    },
    retry: (failed: Upload) => {
      dispatch({ id: failed.id, state: 'waiting', problem: null })
      enqueue([failed])
    },
    dismiss: ({ id }: Upload) => dispatch({ gone: id }),
  }
}

/** Returns the problem to show at the file, or null once it is stored. */
async function send({ id, file }: Upload, upload: UploadPhoto): Promise<Problem | null> {
  const reduced = await reducedPhoto(file)
  if ('problem' in reduced) return { text: reduced.problem, mayRetry: false }
  try {
    await upload(reduced.photo, id)
    return null
  } catch (error) {
    const text = replyText(error, "We couldn't upload this photo. Please try again.")
    return { text, mayRetry: !isFinal(error) }
  }
}

const FINAL_REFUSALS: readonly unknown[] = [
  'IMAGE_INVALID',
  'IMAGE_TOO_SMALL',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_PHOTOS',
]

const isFinal = (error: unknown) => error instanceof ApiError && FINAL_REFUSALS.includes(error.code)

import type { AttachedPhotoOnWire } from '@anseo/contract/attached-photos'
import { MAX_ATTACHED_PHOTOS } from '@anseo/domain/attached-photos'
import { PHOTOS } from '@anseo/api-client/error-catalogue/photos'
import type { Session } from '@anseo/api-client/session'
import { readFromTab, saveInTab } from '@anseo/api-client/tab-storage'
import { useEffect, useState } from 'react'
import type { PhotoFiles } from './photo-files.ts'
import { useUploads } from './use-uploads.ts'

const NONE: readonly AttachedPhotoOnWire[] = []

interface AttachedPhotosOptions {
  session: Session
  /** Names this account and draft in the tab's storage. */
  storageKey: string
  /** The photos that the draft begins with. */
  initial?: readonly AttachedPhotoOnWire[]
  /** The number of photos that it takes. */
  max?: number
  files: PhotoFiles
  /** Uploads a photo; the key is the same for each try (S9). */
  upload: (form: FormData, key: string) => Promise<{ photo: AttachedPhotoOnWire }>
  remove: (id: string) => Promise<unknown>
  /** Called with a text when more photos were chosen than it takes. */
  onRefused: (text: string) => void
}

/** The photos of what is being written. */
export type AttachedPhotos = ReturnType<typeof useAttachedPhotos>

/**
 * Holds the photos of a draft, a message's or a review's: chosen, uploaded one after the other, and sent with it. Uploaded
 * ones survive a reload in this tab.
 */
export function useAttachedPhotos({
  session,
  storageKey,
  initial = NONE,
  max = MAX_ATTACHED_PHOTOS,
  files,
  upload,
  remove,
  onRefused,
}: AttachedPhotosOptions) {
  const [first] = useState(initial)
  const [ready, setReady] = useState(() => (readFromTab(storageKey) ?? first) as typeof first)
  useEffect(() => saveInTab(storageKey, ready === first ? null : ready), [ready, first, storageKey])
  const { uploads, add, retry, dismiss } = useUploads(session, async (file, key) => {
    const form = new FormData()
    form.set('image', file)
    const { photo } = await upload(form, key)
    files.keep(photo._id, file)
    setReady((before) => [...before, photo])
  })
  const room = max - ready.length - uploads.length
  return {
    ready,
    uploads,
    load: files.load,
    /** The number of photos that can still be added. */
    room: Math.max(0, room),
    isFull: room <= 0,
    isChanged: ready !== first || uploads.length > 0,
    isBusy: uploads.some(({ state }) => state !== 'failed'),
    retry,
    dismiss,
    add: (chosen: readonly File[]) => {
      if (chosen.length > room) onRefused(PHOTOS.tooMany)
      add(chosen.slice(0, Math.max(0, room)))
    },
    /** Takes an uploaded photo out; one that cannot be deleted now is deleted as unused later. */
    remove: ({ _id }: AttachedPhotoOnWire) => {
      setReady((before) => before.filter((photo) => photo._id !== _id))
      remove(_id).catch(() => undefined)
    },
    /** Removes all photos, after the draft was sent or discarded. */
    clear: () => {
      setReady(first)
      saveInTab(storageKey, null)
    },
  }
}

import type { AttachedPhotoOnWire } from '@anseo/contract/attached-photos'
import { MAX_ATTACHED_PHOTOS } from '@anseo/domain/attached-photos'
import { PHOTOS } from '@anseo/api-client/error-catalogue/photos'
import type { Session } from '@anseo/api-client/session'
import { readFromTab, saveInTab } from '@anseo/api-client/tab-storage'
import { useEffect, useState } from 'react'
import type { PhotoFiles } from './photo-files.ts'
import { useUploads } from './use-uploads.ts'

interface ChatPhotosOptions {
  session: Session
  /** Names this account and conversation in the tab's storage. */
  storageKey: string
  files: PhotoFiles
  /** Uploads a photo; the key is the same for each try (S9). */
  upload: (form: FormData, key: string) => Promise<{ photo: AttachedPhotoOnWire }>
  remove: (id: string) => Promise<unknown>
  /** Called with a text when more photos were chosen than a message takes. */
  onRefused: (text: string) => void
}

/** The photos of a message that is being written. */
export type ChatPhotos = ReturnType<typeof useChatPhotos>

/**
 * The photos of a draft: chosen, uploaded one after the other, and sent with the message. Uploaded ones survive a reload
 * in this tab.
 */
export function useChatPhotos({ session, storageKey, files, upload, remove, onRefused }: ChatPhotosOptions) {
  const [ready, setReady] = useState(() => (readFromTab(storageKey) ?? []) as readonly AttachedPhotoOnWire[])
  useEffect(() => saveInTab(storageKey, ready.length === 0 ? null : ready), [ready, storageKey])
  const { uploads, add, retry, dismiss } = useUploads(session, async (file, key) => {
    const form = new FormData()
    form.set('image', file)
    const { photo } = await upload(form, key)
    files.keep(photo._id, file)
    setReady((before) => [...before, photo])
  })
  const room = MAX_ATTACHED_PHOTOS - ready.length - uploads.length
  return {
    ready,
    uploads,
    load: files.load,
    isFull: room <= 0,
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
    /** Empties the draft after it was sent. */
    clear: () => setReady([]),
  }
}

import type { AttachedPhotoOnWire } from '@anseo/contract/attached-photos'
import type { ContactRecordOnWire } from '@anseo/contract/contacts'
import { MAX_CLIENT_PHOTOS } from '@anseo/domain/attached-photos'
import { useUploads } from '@anseo/site-kit/use-uploads'
import { AddPhotos } from '@anseo/ui/add-photos'
import { Question } from '@anseo/ui/question'
import { Switch } from '@anseo/ui/switch'
import { useState } from 'react'
import { useAddClientPhoto, useRemoveClientPhoto } from '../../queries/contacts.ts'
import { session } from '../../site.ts'
import { PhotoList } from './photo-list.tsx'
import { UploadList } from '../../uploads/upload-list.tsx'

/** The photos of a client, who has agreed to them (B9). */
export function PhotosCard({ client }: { client: ContactRecordOnWire }) {
  const { _id: id, clientId, name, photos } = client
  const { uploads, add, retry, dismiss } = useUploads(session, useAddClientPhoto(id))
  const [hasAgreed, setAgreed] = useState(false)
  const [removed, setRemoved] = useState<AttachedPhotoOnWire | null>(null)
  const removing = useRemoveClientPhoto(id)
  const close = () => setRemoved(null)
  return (
    <section className="card pad grid gap-4" aria-label="Photos">
      <h2 className="text-lg">Photos</h2>
      <p className="text-sm text-ink-2">
        Only you see them; our support can&apos;t.{' '}
        {clientId === null
          ? "They're deleted with this client."
          : `${name} gets them with a copy of their data, and they're deleted with this client.`}
      </p>
      {photos.length > 0 && <PhotoList photos={photos} alt={`Photo of ${name}`} onRemove={setRemoved} />}
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      {photos.length < MAX_CLIENT_PHOTOS && (
        <>
          <Switch label={`${name} agrees that I keep photos`} checked={hasAgreed} onChange={setAgreed} />
          {hasAgreed && (
            <div>
              <AddPhotos
                tone="sec"
                isFull={photos.length + uploads.length >= MAX_CLIENT_PHOTOS}
                onChoose={add}
              />
            </div>
          )}
        </>
      )}
      <Question
        open={removed !== null}
        title="Remove this photo?"
        keep="Keep photo"
        confirm="Remove photo"
        tone="dngf"
        busy={removing.isPending}
        onClose={close}
        onConfirm={() => removed && removing.mutate(removed._id, { onSettled: close })}
      >
        <p>You can&apos;t undo this.</p>
      </Question>
    </section>
  )
}

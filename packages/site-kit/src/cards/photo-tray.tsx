import { counted } from '@anseo/domain/counted'
import { FieldError } from '@anseo/ui/field'
import { Button } from '@anseo/ui/button'
import { IconButton } from '@anseo/ui/icon-button'
import { PrivatePhoto } from '@anseo/ui/private-photo'
import '@anseo/ui/photo-tray.css'
import { X } from 'lucide-react'
import { uploadsText } from '../uploads-text.ts'
import type { AttachedPhotos } from '../use-attached-photos.ts'

/** The photos of a draft: those that are uploaded, each with a button to take it out, and those on their way. */
export function PhotoTray({ photos }: { photos: AttachedPhotos }) {
  const { ready, uploads, load } = photos
  return (
    <div className="photo-tray">
      <p className="sr-only" role="status">
        {uploadsText(uploads) || (ready.length > 0 && `${counted(ready.length, 'photo')} added`)}
      </p>
      {ready.length + uploads.length > 0 && (
        <ul aria-label="Added photos">
          {ready.map((photo, place) => (
            <li key={photo._id} className="ready">
              <PrivatePhoto photo={photo} size="thumbnail" load={load} alt={`Photo ${place + 1}`} />
              <IconButton
                tiny
                label={`Remove photo ${place + 1}`}
                icon={<X aria-hidden="true" />}
                onClick={() => photos.remove(photo)}
              />
            </li>
          ))}
          {uploads.map((upload) => (
            <li key={upload.id} className={upload.state}>
              {upload.state === 'failed' ? (
                <>
                  <span className="min-w-0 grow">
                    <b className="block text-sm wrap-anywhere">{upload.file.name}</b>
                    <FieldError>{upload.problem?.text}</FieldError>
                  </span>
                  <span className="flex flex-wrap gap-2">
                    {upload.problem?.mayRetry && (
                      <Button tone="sec" size="sm" onClick={() => photos.retry(upload)}>
                        Try again
                      </Button>
                    )}
                    <Button tone="ghost" size="sm" onClick={() => photos.dismiss(upload)}>
                      Remove
                    </Button>
                  </span>
                </>
              ) : (
                <progress aria-label={`Uploading ${upload.file.name}`} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

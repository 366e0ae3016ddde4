import type { AttachedPhotoOnWire } from '@anseo/contract/attached-photos'
import { IconButton } from '@anseo/ui/icon-button'
import { PrivatePhoto } from '@anseo/ui/private-photo'
import { X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { photoFiles } from '../../queries/attached-photos.ts'
import './photo-list.css'

const PhotoViewer = lazy(() => import('@anseo/ui/photo-viewer'))

interface PhotoListProps {
  photos: readonly AttachedPhotoOnWire[]
  /** The text alternative of each. */
  alt: string
  onRemove: (photo: AttachedPhotoOnWire) => void
}

/** The photos of a client: each opens the large view, and can be removed. */
export function PhotoList({ photos, alt, onRemove }: PhotoListProps) {
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <>
      <ul className="client-photos" aria-label="Photos">
        {photos.map((photo, place) => (
          <li key={photo._id}>
            <button type="button" className="open" onClick={() => setOpened(place)}>
              <PrivatePhoto
                photo={photo}
                size="thumbnail"
                load={photoFiles.load}
                alt={`${alt}, ${place + 1} of ${photos.length}`}
              />
            </button>
            <IconButton
              tiny
              label={`Remove photo ${place + 1}`}
              icon={<X aria-hidden="true" />}
              onClick={() => onRemove(photo)}
            />
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <PhotoViewer
            label="Photos"
            slides={photos.map((photo) => ({
              key: photo._id,
              picture: <PrivatePhoto photo={photo} size="full" load={photoFiles.load} alt={alt} />,
              words: alt,
            }))}
            first={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}

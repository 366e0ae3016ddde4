import { lazy, Suspense, useState } from 'react'
import './message-photos.css'
import { type LoadPhoto, PrivatePhoto, type PrivatePhotoSource } from './private-photo.tsx'

const PhotoViewer = lazy(() => import('./photo-viewer.tsx'))

interface MessagePhotosProps {
  photos: readonly PrivatePhotoSource[]
  load: LoadPhoto
  /** The text alternative of each. */
  alt: string
}

/** Up to four small photos; each opens the large view. */
export function MessagePhotos({ photos, load, alt }: MessagePhotosProps) {
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <>
      <ul className="message-photos" data-count={photos.length}>
        {photos.map((photo, place) => (
          <li key={photo._id}>
            <button type="button" onClick={() => setOpened(place)}>
              <PrivatePhoto
                photo={photo}
                size="thumbnail"
                load={load}
                alt={photos.length > 1 ? `${alt}, ${place + 1} of ${photos.length}` : alt}
              />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <PhotoViewer
            label="Photos"
            slides={photos.map((photo) => ({
              key: photo._id,
              picture: <PrivatePhoto photo={photo} size="full" load={load} alt={alt} />,
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

import { lazy, type ReactNode, Suspense, useState } from 'react'
import './photo-thumbs.css'

const PhotoViewer = lazy(() => import('./photo-viewer.tsx'))

interface PhotoThumbsProps<Photo> {
  photos: readonly Photo[]
  /** The text alternative of each. */
  alt: string
  renderPhoto: (photo: Photo, size: 'thumbnail' | 'full', alt: string) => ReactNode
}

/** Up to four small photos; each opens the large view. */
export function PhotoThumbs<Photo extends { _id: string }>(props: PhotoThumbsProps<Photo>) {
  const { photos, alt, renderPhoto } = props
  const [opened, setOpened] = useState<number | null>(null)
  const altOf = (place: number) => (photos.length > 1 ? `${alt}, ${place + 1} of ${photos.length}` : alt)
  return (
    <>
      <ul className="photo-thumbs" data-count={photos.length}>
        {photos.map((photo, place) => (
          <li key={photo._id}>
            <button type="button" onClick={() => setOpened(place)}>
              {renderPhoto(photo, 'thumbnail', altOf(place))}
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
              picture: renderPhoto(photo, 'full', alt),
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

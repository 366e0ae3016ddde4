import type { WorkPhotoOnWire } from '@anseo/contract/work-photos'
import { WorkPicture } from '@anseo/ui/work-picture'
import { lazy, Suspense, type MouseEvent, useState } from 'react'
import { altText } from './alt-text.ts'

// Most visitors look at the strip only.
const PhotoViewer = lazy(() => import('@anseo/ui/photo-viewer'))

interface GalleryProps {
  vendorName: string
  photos: WorkPhotoOnWire[]
}

/** The photos of a vendor's work in a strip; each opens a large view, or the file itself before this code is there. */
export default function Gallery({ vendorName, photos }: GalleryProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const open = (event: MouseEvent, place: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpened(place)
  }
  return (
    <section className="card pad gallery" aria-labelledby="gallery-title">
      <h2 id="gallery-title" className="text-2xl">
        Photos
      </h2>
      <ul>
        {photos.map((photo, place) => (
          <li key={photo._id}>
            <a href={photo.images.at(-1)?.webp} onClick={(event) => open(event, place)}>
              <WorkPicture photo={photo} alt={altText(photo, vendorName)} sizes="10rem" draggable={false} />
            </a>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <PhotoViewer
            label={`Photos of ${vendorName}'s work`}
            slides={photos.map((photo) => ({
              key: photo._id,
              picture: (
                <WorkPicture photo={photo} alt={altText(photo, vendorName)} sizes="100vw" draggable={false} />
              ),
              words: altText(photo, vendorName),
              detail: photo.words && photo.service,
            }))}
            first={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </section>
  )
}

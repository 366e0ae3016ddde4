import { PhotoThumbs } from './photo-thumbs.tsx'
import { type LoadPhoto, PrivatePhoto, type PrivatePhotoSource } from './private-photo.tsx'

interface MessagePhotosProps {
  photos: readonly PrivatePhotoSource[]
  load: LoadPhoto
  /** The text alternative of each. */
  alt: string
}

/** Up to four photos that only some may see; each opens the large view. */
export function MessagePhotos({ photos, load, alt }: MessagePhotosProps) {
  return (
    <PhotoThumbs
      photos={photos}
      alt={alt}
      renderPhoto={(photo, size, words) => <PrivatePhoto photo={photo} size={size} load={load} alt={words} />}
    />
  )
}

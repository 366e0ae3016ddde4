import { PhotoThumbs } from './photo-thumbs.tsx'
import { WorkPicture, type WorkPictureSource } from './work-picture.tsx'

interface ReviewPhotosProps {
  photos: readonly (WorkPictureSource & { _id: string })[]
  /** The name of the review's author. */
  author: string
}

/** The public photos of a review, small; each opens the large view. */
export default function ReviewPhotos({ photos, author }: ReviewPhotosProps) {
  return (
    <div className="review-photos">
      <PhotoThumbs
        photos={photos}
        alt={`Photo from ${author}`}
        renderPhoto={(photo, size, words) => (
          <WorkPicture
            photo={photo}
            alt={words}
            sizes={size === 'full' ? '100vw' : '6rem'}
            draggable={false}
          />
        )}
      />
    </div>
  )
}

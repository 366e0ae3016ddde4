import type { OwnPhotoOnWire } from '@anseo/contract/work-photos'
import { IconButton } from '@anseo/ui/icon-button'
import { WorkPicture } from '@anseo/ui/work-picture'
import { ArrowLeft, ArrowRight, ImageOff } from 'lucide-react'
import { type Moves, OrderedList } from '@anseo/ui/ordered-list'

interface PhotoGridProps {
  photos: OwnPhotoOnWire[]
  onMove: (photo: OwnPhotoOnWire, to: number) => void
  onEdit: (photo: OwnPhotoOnWire) => void
}

/** The photos in their order, which a drag or the arrows change; a photo opens its words. */
export const PhotoGrid = ({ photos, onMove, onEdit }: PhotoGridProps) => (
  <OrderedList
    className="photo-grid"
    label="Photos"
    entries={photos}
    keyOf={({ _id }) => _id}
    nameOf={nameOf}
    onMove={onMove}
  >
    {(photo, moves, place) => (
      <PhotoTile photo={photo} name={nameOf(photo, place)} {...moves} onEdit={() => onEdit(photo)} />
    )}
  </OrderedList>
)

const nameOf = ({ words, service }: OwnPhotoOnWire, place: number) => words ?? service ?? `Photo ${place + 1}`

interface PhotoTileProps extends Moves {
  photo: OwnPhotoOnWire
  name: string
  onEdit: () => void
}

function PhotoTile({ photo, name, handle, earlier, later, onEdit }: PhotoTileProps) {
  const { state, words } = photo
  return (
    <>
      <button type="button" className="photo" onClick={onEdit}>
        {state === 'ready' ? (
          <WorkPicture photo={photo} alt="" sizes="(min-width: 48rem) 13rem, 50vw" draggable={false} />
        ) : (
          <span className="photo-waits">
            {state === 'failed' && <ImageOff aria-hidden="true" />}
            {state === 'failed' ? "We can't show this photo" : 'Processing…'}
          </span>
        )}
        <span className="photo-name line-clamp-3">
          <span className="sr-only">Edit {words ? '' : `${name}: `}</span>
          {words ?? 'Add words'}
        </span>
      </button>
      <div className="photo-moves">
        <IconButton label={`Move ${name} earlier`} icon={<ArrowLeft aria-hidden="true" />} {...earlier} />
        {handle}
        <IconButton label={`Move ${name} later`} icon={<ArrowRight aria-hidden="true" />} {...later} />
      </div>
    </>
  )
}

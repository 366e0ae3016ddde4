import type { OwnPhotoOnWire } from '@anseo/contract/work-photos'
import { classNames } from '@anseo/ui/class-names'
import { IconButton } from '@anseo/ui/icon-button'
import { WorkPicture } from '@anseo/ui/work-picture'
import { ArrowLeft, ArrowRight, GripVertical, ImageOff } from 'lucide-react'
import { type OrderedRow, useOrdering } from '@anseo/ui/use-ordering'

interface PhotoGridProps {
  photos: OwnPhotoOnWire[]
  onMove: (photo: OwnPhotoOnWire, to: number) => void
  onEdit: (photo: OwnPhotoOnWire) => void
}

/** The photos in their order, which a drag or the arrows change; a photo opens its words. */
export function PhotoGrid({ photos, onMove, onEdit }: PhotoGridProps) {
  const { list, said, rows } = useOrdering({ entries: photos, keyOf: ({ _id }) => _id, nameOf, onMove })
  return (
    <>
      <ul className="photo-grid" data-order ref={list} aria-label="Photos">
        {rows.map(({ entry, row }, place) => (
          <PhotoTile
            key={entry._id}
            photo={entry}
            name={nameOf(entry, place)}
            {...row}
            onEdit={() => onEdit(entry)}
          />
        ))}
      </ul>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </>
  )
}

const nameOf = ({ words, service }: OwnPhotoOnWire, place: number) => words ?? service ?? `Photo ${place + 1}`

interface PhotoTileProps extends OrderedRow {
  photo: OwnPhotoOnWire
  name: string
  onEdit: () => void
}

function PhotoTile({ photo, name, lifted, handle, isFirst, isLast, onMove, onEdit }: PhotoTileProps) {
  const { _id, state, words } = photo
  return (
    <li className={classNames(lifted && 'lifted') || undefined}>
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
        <IconButton
          label={`Move ${name} earlier`}
          icon={<ArrowLeft aria-hidden="true" />}
          aria-disabled={isFirst || undefined}
          data-move={`${_id} -1`}
          onClick={() => onMove(-1)}
        />
        <span className="handle" title="Drag to another place" {...handle}>
          <GripVertical aria-hidden="true" />
        </span>
        <IconButton
          label={`Move ${name} later`}
          icon={<ArrowRight aria-hidden="true" />}
          aria-disabled={isLast || undefined}
          data-move={`${_id} 1`}
          onClick={() => onMove(1)}
        />
      </div>
    </li>
  )
}

import type { OwnPhotoOnWire } from '@anseo/contract/work-photos'
import { movedTo } from '@anseo/domain/moved-to'
import { classNames } from '@anseo/ui/class-names'
import { IconButton } from '@anseo/ui/icon-button'
import { WorkPicture } from '@anseo/ui/work-picture'
import { ArrowLeft, ArrowRight, GripVertical, ImageOff } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useDragOrder } from '@anseo/ui/use-drag-order'

interface PhotoGridProps {
  photos: OwnPhotoOnWire[]
  onMove: (photo: OwnPhotoOnWire, to: number) => void
  onEdit: (photo: OwnPhotoOnWire) => void
}

/** The photos in their order, which a drag or the arrows change; a photo opens its words. */
export function PhotoGrid({ photos, onMove, onEdit }: PhotoGridProps) {
  const order = orderOf(photos)
  const { shown, dragged, handle } = useDragOrder(photos, (next) => {
    const moved = next.find((photo, place) => photo !== photos[place] && isMoved(photo, next, photos))
    if (moved) onMove(moved, next.indexOf(moved))
  })
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<{ button: string; order: string } | null>(null)
  useEffect(() => {
    // A tile that moves loses the focus on the way.
    if (pressed.current?.order !== order) return
    list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current.button}"]`)?.focus()
    pressed.current = null
  }, [order])
  const move = (place: number, by: -1 | 1) => {
    const to = place + by
    const photo = photos[place]!
    if (to < 0 || to >= photos.length) return
    pressed.current = { button: `${photo._id} ${by}`, order: orderOf(movedTo(photos, place, to)) }
    setSaid(`${nameOf(photo, place)} is now ${to + 1} of ${photos.length}.`)
    onMove(photo, to)
  }
  return (
    <>
      <ul className="photo-grid" data-order ref={list} aria-label="Photos">
        {shown.map((photo, place) => (
          <PhotoTile
            key={photo._id}
            photo={photo}
            name={nameOf(photo, place)}
            lifted={place === dragged}
            handle={handle(place)}
            isFirst={place === 0}
            isLast={place === shown.length - 1}
            onMove={(by) => move(place, by)}
            onEdit={() => onEdit(photo)}
          />
        ))}
      </ul>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </>
  )
}

const orderOf = (photos: OwnPhotoOnWire[]) => photos.map(({ _id }) => _id).join(' ')

/** Among the entries that a drag has shifted, the one that was dragged: without it both orders are the same. */
const isMoved = (photo: OwnPhotoOnWire, next: OwnPhotoOnWire[], before: OwnPhotoOnWire[]) => {
  const rest = before.filter((other) => other !== photo)
  return next.filter((other) => other !== photo).every((other, place) => other === rest[place])
}

const nameOf = ({ words, service }: OwnPhotoOnWire, place: number) => words ?? service ?? `Photo ${place + 1}`

interface PhotoTileProps {
  photo: OwnPhotoOnWire
  name: string
  lifted: boolean
  handle: ComponentProps<'span'>
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
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

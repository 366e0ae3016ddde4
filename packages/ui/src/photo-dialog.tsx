import { PHOTO_MIN_SIDE_PIXELS, PHOTO_SIDE_PIXELS } from '@anseo/domain/limits'
import { ArchPortrait } from './arch-portrait.tsx'
import { Avatar } from './avatar.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { RotateCw } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { framedPhoto } from './draw-frame.ts'
import './photo-dialog.css'
import { ZoomSlider } from './zoom-slider.tsx'

const MAX_ZOOM = 4
const ZOOM_STEP = 0.1
const PREVIEW_PIXELS = 256

const FRAME_LABEL = 'Your photo. Move it with the arrow keys, zoom with plus and minus.'

interface PhotoDialogProps {
  /** Name of the person in the photo. */
  name: string
  picture: HTMLCanvasElement
  /** Gets the framed photo, a `data:` address. */
  onUse: (photo: string) => void
  onCancel: () => void
}

/** Frames a square of a picture, and shows it as others will see it. */
export default function PhotoDialog({ name, picture, onUse, onCancel }: PhotoDialogProps) {
  const [image] = useState(() => picture.toDataURL('image/jpeg', 0.9))
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [turned, setTurned] = useState(0)
  const [area, setArea] = useState<Area | null>(null)
  const maxZoom = maxZoomOf(picture)
  const zoomTo = (next: number) => setZoom(Math.min(maxZoom, Math.max(1, next)))
  const zoomByKey = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoomTo(zoom + ZOOM_STEP)
    if (event.key === '-') zoomTo(zoom - ZOOM_STEP)
  }
  const photo = (maxPixels: number) => framedPhoto(picture, { area: area!, turned }, maxPixels)
  const preview = area && photo(PREVIEW_PIXELS)
  return (
    <Dialog
      size="wide"
      title="Crop your photo"
      onClose={onCancel}
      footer={
        <>
          <Button tone="sec" onClick={onCancel}>
            Cancel
          </Button>
          <Button className="wide" disabled={!area} onClick={() => onUse(photo(PHOTO_SIDE_PIXELS))}>
            Use photo
          </Button>
        </>
      }
    >
      <div className="framing">
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the frame within, which has the role */}
        <div className="frame" onKeyDown={zoomByKey}>
          <Cropper
            image={image}
            aspect={1}
            objectFit="cover"
            crop={place}
            zoom={zoom}
            rotation={turned}
            maxZoom={maxZoom}
            zoomSpeed={0.5}
            keyboardStep={8}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'application', 'aria-label': FRAME_LABEL }}
            onCropChange={setPlace}
            onZoomChange={zoomTo}
            onCropAreaChange={(_, framed) => setArea(framed)}
          />
        </div>
        <div className="framing-tools">
          <ZoomSlider zoom={zoom} max={maxZoom} onZoom={zoomTo} />
          <Button
            tone="sec"
            size="sm"
            icon={<RotateCw aria-hidden="true" />}
            onClick={() => setTurned((turned + 90) % 360)}
          >
            Rotate
          </Button>
        </div>
        <div className="framing-preview" aria-hidden="true">
          <ArchPortrait name={name} src={preview} eager />
          <Avatar name={name} src={preview} size={64} />
          <p className="hint">Preview</p>
        </div>
      </div>
    </Dialog>
  )
}

/** Largest zoom at which the crop is still sharp. */
const maxZoomOf = ({ width, height }: HTMLCanvasElement): number =>
  Math.min(MAX_ZOOM, Math.min(width, height) / PHOTO_MIN_SIDE_PIXELS)

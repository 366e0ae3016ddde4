import { IconButton } from './icon-button.tsx'
import { ZoomIn, ZoomOut } from 'lucide-react'

/** Zoom step of a button. */
const STEP = 0.25

interface ZoomSliderProps {
  zoom: number
  /** The largest zoom; 1 shows the whole. */
  max: number
  onZoom: (zoom: number) => void
}

/** Zooms by dragging, by arrow keys and by its two buttons. */
export function ZoomSlider({ zoom, max, onZoom }: ZoomSliderProps) {
  return (
    <div className="zoom-slider">
      <IconButton
        label="Zoom out"
        icon={<ZoomOut aria-hidden="true" />}
        onClick={() => onZoom(zoom - STEP)}
      />
      <input
        type="range"
        aria-label="Zoom"
        aria-valuetext={`${Math.round(zoom * 100)} %`}
        min={1}
        max={max}
        step={0.01}
        value={zoom}
        onChange={(event) => onZoom(Number(event.target.value))}
      />
      <IconButton label="Zoom in" icon={<ZoomIn aria-hidden="true" />} onClick={() => onZoom(zoom + STEP)} />
    </div>
  )
}

import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import './photo-viewer.css'

/** One photo of the large view. */
export interface Slide {
  key: string
  picture: ReactNode
  /** The caption below the photo, which is also its text alternative. */
  words: string
  /** A second line of the caption. */
  detail?: string | null
}

interface PhotoViewerProps {
  /** Names the dialog. */
  label: string
  slides: readonly Slide[]
  /** The index of the photo shown first. */
  first: number
  onClose: () => void
}

/**
 * Shows photos large, one at a time: a swipe, the buttons, and the keys left, right, Home and End lead to others, Escape
 * closes it. The focus goes back to the photo that opened it.
 */
export default function PhotoViewer({ label, slides, first, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(first)
  useLayoutEffect(() => {
    const box = dialog.current!
    if (!box.open) box.showModal()
    track.current!.scrollTo({ left: first * track.current!.clientWidth, behavior: 'instant' })
    return () => box.close()
  }, [first])

  const go = (to: number) => {
    const { clientWidth } = track.current!
    track.current!.scrollTo({ left: Math.max(0, Math.min(to, slides.length - 1)) * clientWidth })
  }
  const followScroll = () => {
    const { scrollLeft, clientWidth } = track.current!
    setPlace(Math.round(scrollLeft / clientWidth))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: slides.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  const { words, detail } = slides[place] ?? slides[0]!
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its buttons
    <dialog ref={dialog} className="lightbox" aria-label={label} onClose={onClose} onKeyDown={onKeyDown}>
      <div className="lightbox-top">
        <p className="num" aria-hidden="true">
          {place + 1} of {slides.length}
        </p>
        <IconButton label="Close" icon={<X aria-hidden="true" />} onClick={() => dialog.current!.close()} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
      <ul ref={track} className="lightbox-track" tabIndex={0} aria-label="Photos" onScroll={followScroll}>
        {slides.map(({ key, picture }, index) => (
          <li key={key} inert={index !== place}>
            {picture}
          </li>
        ))}
      </ul>
      <div className="lightbox-foot">
        <IconButton
          label="Previous photo"
          icon={<ChevronLeft aria-hidden="true" />}
          aria-disabled={place === 0 || undefined}
          onClick={() => go(place - 1)}
        />
        <p>
          {words}
          {detail && <span className="block text-sm">{detail}</span>}
        </p>
        <IconButton
          label="Next photo"
          icon={<ChevronRight aria-hidden="true" />}
          aria-disabled={place === slides.length - 1 || undefined}
          onClick={() => go(place + 1)}
        />
      </div>
      <p className="sr-only" aria-live="polite">
        Photo {place + 1} of {slides.length}: {words}
      </p>
    </dialog>
  )
}

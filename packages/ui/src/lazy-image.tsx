import { LAZY_IMAGE_THRESHOLD } from '@anseo/domain/limits'
import { PORTRAIT_SIDE_PIXELS, portraitSrcSet } from '@anseo/domain/portrait'
import { useEffect, useRef, useState } from 'react'
import { ImageOff } from 'lucide-react'

type LazyImageProps = {
  src: string | null | undefined
  alt: string
  /** How wide it is shown, as `sizes` of an image says it. */
  sizes: string
  /** Among the first things seen: loads without waiting to become visible. */
  eager?: boolean
}

/** Loads once a tenth of it is visible; a skeleton before that, 'Failed to load' when it cannot be had (§3). */
export function LazyImage({ src, alt, sizes, eager = false }: LazyImageProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [wanted, setWanted] = useState(eager)
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>(src ? 'waiting' : 'failed')

  useEffect(() => {
    if (wanted || !box.current) return
    const watch = (entries: IntersectionObserverEntry[]) => {
      if (entries.some((entry) => entry.isIntersecting)) setWanted(true)
    }
    const observer = new IntersectionObserver(watch, { threshold: LAZY_IMAGE_THRESHOLD })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [wanted])

  // A picture of the server's page may have loaded or failed before React listens.
  const inspect = (image: HTMLImageElement | null) => {
    if (image?.complete && state === 'waiting') setState(image.naturalWidth > 0 ? 'shown' : 'failed')
  }

  return (
    <span className="lazy-image" ref={box}>
      {wanted && src && state !== 'failed' && (
        <img
          ref={inspect}
          sizes={sizes}
          srcSet={portraitSrcSet(src)}
          src={src}
          alt={alt}
          width={PORTRAIT_SIDE_PIXELS}
          height={PORTRAIT_SIDE_PIXELS}
          decoding="async"
          fetchPriority={eager ? 'high' : undefined}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
      {state === 'waiting' && !eager && <span className="skeleton" />}
      {state === 'failed' && (
        <span className="lazy-image-failed" role="img" aria-label={`${alt}: Failed to load`}>
          <ImageOff aria-hidden="true" />
          Failed to load
        </span>
      )}
    </span>
  )
}

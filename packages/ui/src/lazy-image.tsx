// implements: §2.39, §9.21
import { LAZY_IMAGE_THRESHOLD } from '@anseo/domain/limits'
import { PORTRAIT_SIDE_PIXELS, portraitSrcSet } from '@anseo/domain/portrait'
import { useEffect, useRef, useState } from 'react'
import { ImageOff } from 'lucide-react'

type LazyImageProps = {
  src: string | null | undefined
  alt: string
  /** Displayed width, as the `sizes` attribute. */
  sizes: string
  /**
   * Among the first things seen: the server's page has it, and the browser loads it when it comes near; the very first
   * ahead of all else. Only that one is preloaded, since preloads come before fonts and styles.
   */
  eager?: boolean | 'first'
}

/**
 * Loads a picture once a tenth of it is visible; shows an empty square before that, and 'Failed to load' after a failure
 * (§3).
 */
export function LazyImage({ src, alt, sizes, eager = false }: LazyImageProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [wanted, setWanted] = useState(eager !== false)
  const [failed, setFailed] = useState(!src)

  useEffect(() => {
    if (wanted || !box.current) return
    const watch = (entries: IntersectionObserverEntry[]) => {
      if (entries.some((entry) => entry.isIntersecting)) setWanted(true)
    }
    const observer = new IntersectionObserver(watch, { threshold: LAZY_IMAGE_THRESHOLD })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [wanted])

  // A picture of the server's page may have failed before React listens.
  const inspect = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true)
  }

  return (
    <span className="lazy-image" ref={box}>
      {wanted && src && !failed && (
        <img
          ref={inspect}
          sizes={sizes}
          srcSet={portraitSrcSet(src)}
          src={src}
          alt={alt}
          width={PORTRAIT_SIDE_PIXELS}
          height={PORTRAIT_SIDE_PIXELS}
          decoding="async"
          loading={eager === 'first' ? 'eager' : 'lazy'}
          fetchPriority={eager === 'first' ? 'high' : undefined}
          onError={() => setFailed(true)}
        />
      )}
      {failed && (
        <span className="lazy-image-failed" role="img" aria-label={`${alt}: Failed to load`}>
          <ImageOff aria-hidden="true" />
          Failed to load
        </span>
      )}
    </span>
  )
}

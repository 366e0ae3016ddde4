import { PORTRAIT_SIDE_PIXELS, portraitSrcSet } from '@anseo/domain/portrait'
import type { CSSProperties } from 'react'
import { initials } from './initials.ts'

type AvatarProps = { name: string; src?: string | null | undefined; size?: number }

/** A round picture (`size` in px, 48 by default) or the initials. Decoration: the name is next to it. */
export function Avatar({ name, src, size }: AvatarProps) {
  const style = size ? ({ '--size': `${size}px` } as CSSProperties) : undefined
  return (
    <span className="avatar" style={style} aria-hidden="true">
      {src ? (
        <img
          sizes={`${size ?? 48}px`}
          srcSet={portraitSrcSet(src)}
          src={src}
          alt=""
          width={PORTRAIT_SIDE_PIXELS}
          height={PORTRAIT_SIDE_PIXELS}
          loading="lazy"
          decoding="async"
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}

import { PORTRAIT_SIDE_PIXELS, portraitSrcSet } from '@anseo/domain/portrait'
import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import { initials } from './initials.ts'

/** The square picture covers the arch, so it is as wide as the arch is high. */
const HEIGHT_OF_WIDTH = 5 / 4

/** The head of the booking page, in px. */
const WIDEST_PLACE = 184

type ArchPortraitProps = {
  name: string
  src?: string | null | undefined
  /** Width in px; without it the portrait fills its place. */
  width?: number
  /** Width of its place in px, when it fills the place. */
  placeWidth?: number
  /** Grey, for appointments that have ended. */
  dim?: boolean
  /** Makes screen readers say the name; otherwise the name is beside the picture. */
  named?: boolean
  /** Loads immediately: the main picture of the page. */
  eager?: boolean
}

/** Portrait of a person in the arch of a door, 4:5. */
export function ArchPortrait(props: ArchPortraitProps) {
  const { name, src, width, placeWidth = WIDEST_PLACE, dim, named, eager } = props
  const style = width ? ({ '--width': `${width}px` } as CSSProperties) : undefined
  const small = width !== undefined && width < 100
  return (
    <span className={classNames('arch', small && 'small', dim && 'dim')} style={style}>
      {src ? (
        <img
          sizes={`${(width ?? placeWidth) * HEIGHT_OF_WIDTH}px`}
          srcSet={portraitSrcSet(src)}
          src={src}
          alt={named ? name : ''}
          width={PORTRAIT_SIDE_PIXELS}
          height={PORTRAIT_SIDE_PIXELS}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  )
}

import type { Wall } from '@anseo/domain/walls'
import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import type { SpecialityLook } from './speciality-look.ts'

type DoorProps = (
  | { speciality: SpecialityLook; wall?: never; picture?: never }
  | { speciality?: never; wall: Wall; picture: string }
) & {
  /** Width in px; without it the door fills its place. */
  width?: number
  /** 34 x 40 px for lists. */
  mini?: boolean
}

/** The brand device: an arch with a fanlight, in a landscape colour, with a speciality's picture or an object in it. */
export function Door({ speciality, wall, picture, width, mini }: DoorProps) {
  const side = mini ? 72 : 256
  const style = width ? ({ '--width': `${width}px` } as CSSProperties) : undefined
  const avif = !mini && speciality?.imageAvif
  const shown = (
    <img
      src={speciality ? speciality[mini ? 'icon' : 'image'] : picture}
      alt=""
      width={side}
      height={side}
      // Also above the fold: an eager picture would be preloaded before the fonts of the headline.
      loading="lazy"
    />
  )
  return (
    <span
      className={classNames(
        'door',
        speciality?.wall ?? wall,
        mini && 'mini',
        speciality ? speciality.isPhoto && 'photo' : 'object',
      )}
      style={style}
      aria-hidden="true"
    >
      {avif ? (
        <picture>
          <source srcSet={avif} type="image/avif" />
          {shown}
        </picture>
      ) : (
        shown
      )}
    </span>
  )
}

import type { Speciality } from '@anseo/domain/specialities'
import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import { specialityLooks } from './specialities.ts'
import type { Wall } from './specialities.ts'

type DoorProps = (
  | { speciality: Speciality; wall?: never; picture?: string }
  | { speciality?: never; wall: Wall; picture: string }
) & {
  /** Width in px; without it the door fills its place. */
  width?: number
  /** 34 x 40 px for lists. */
  mini?: boolean
}

/**
 * The brand device: an arch with a fanlight, in a landscape colour, with a speciality's figure or an object in it.
 * `picture` with a speciality is its figure in another size.
 */
export function Door({ speciality, wall, picture, width, mini }: DoorProps) {
  const look = speciality ? specialityLooks[speciality] : { wall, picture }
  const side = mini ? 72 : 256
  const style = width ? ({ '--width': `${width}px` } as CSSProperties) : undefined
  return (
    <span
      className={classNames('door', look.wall, mini && 'mini', !speciality && 'object')}
      style={style}
      aria-hidden="true"
    >
      <img
        src={picture ?? look.picture}
        alt=""
        width={side}
        height={side}
        // Also above the fold: an eager picture would be preloaded before the fonts of the headline.
        loading="lazy"
      />
    </span>
  )
}

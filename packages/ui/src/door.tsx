import type { Speciality } from '@anseo/domain/specialities'
import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import { specialityLooks } from './specialities.ts'
import type { Wall } from './specialities.ts'

type DoorProps = (
  | { speciality: Speciality; wall?: never; picture?: never }
  | { speciality?: never; wall: Wall; picture: string }
) & {
  /** In px; without it the door fills its place. */
  width?: number
  /** 34 x 40 px for lists. */
  mini?: boolean
  /** Loads at once, for doors above the fold. */
  eager?: boolean
}

/** The brand device: an arch with a fanlight, in a landscape colour, with a speciality's figure or an object in it. */
export function Door({ speciality, wall, picture, width, mini, eager }: DoorProps) {
  const look = speciality ? specialityLooks[speciality] : { wall, picture }
  const style = width ? ({ '--width': `${width}px` } as CSSProperties) : undefined
  return (
    <span
      className={classNames('door', look.wall, mini && 'mini', !speciality && 'object')}
      style={style}
      aria-hidden="true"
    >
      <img src={look.picture} alt="" width={256} height={256} loading={eager ? 'eager' : 'lazy'} />
    </span>
  )
}

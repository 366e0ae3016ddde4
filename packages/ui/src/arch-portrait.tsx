import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import { initials } from './initials.ts'

type ArchPortraitProps = {
  name: string
  src?: string | null | undefined
  /** In px; without it the portrait fills its place. */
  width?: number
  /** Grey, for what has ended. */
  dim?: boolean
  /** Lets a screen reader say the name; elsewhere the name stands beside it. */
  named?: boolean
  /** The main picture of the page: loads at once. */
  eager?: boolean
  className?: string
}

/** Somebody standing in the arch of a door, 4:5. */
export function ArchPortrait({ name, src, width, dim, named, eager, className }: ArchPortraitProps) {
  const style = width ? ({ '--width': `${width}px` } as CSSProperties) : undefined
  const small = width !== undefined && width < 100
  return (
    <span className={classNames('arch', small && 'small', dim && 'dim', className)} style={style}>
      {src ? (
        <img
          src={src}
          alt={named ? name : ''}
          width={512}
          height={512}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  )
}

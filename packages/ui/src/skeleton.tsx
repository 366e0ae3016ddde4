import { classNames } from './class-names.ts'

type SkeletonProps = {
  width?: number | string
  height?: number | string
  round?: boolean
  className?: string
}

/** A shimmering placeholder in the shape of what loads; hidden from screen readers. */
export function Skeleton({ width, height, round, className }: SkeletonProps) {
  return (
    <span
      className={classNames('skeleton', className)}
      style={{ width, height, ...(round ? { borderRadius: '50%' } : {}) }}
      aria-hidden="true"
    />
  )
}

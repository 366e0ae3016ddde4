import { Skeleton } from './skeleton.tsx'

/** Shows skeletons of cards while a list loads: each has a picture and three lines. */
export function CardSkeleton({ count = 3, height = 84 }: { count?: number; height?: number }) {
  return (
    <div className="grid gap-3.5" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="card flex items-center gap-5 p-4">
          <Skeleton width={height * 0.8} height={height} className="rounded-md" />
          <span className="grid flex-1 gap-2.5">
            <Skeleton height={17} width="42%" />
            <Skeleton height={13} width="28%" />
            <Skeleton height={13} width="56%" />
          </span>
        </div>
      ))}
    </div>
  )
}

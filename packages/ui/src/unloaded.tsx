import type { ReactNode } from 'react'
import { CardSkeleton } from './card-skeleton.tsx'
import { type FailedQuery, LoadFailure } from './load-failure.tsx'
import { LoadingNote } from './loading-note.tsx'

type UnloadedProps = {
  /** The name of what loads, such as 'your services'. */
  what: string
  query: FailedQuery & { isError: boolean }
  /** Advice shown after a failure, in place of the default to check the connection. */
  children?: ReactNode
  /** The number and height of skeletons. */
  count?: number
  height?: number
}

/** Takes the place of a list that has not loaded: skeletons with a note, or a retry once loading has failed. */
export function Unloaded({ what, query, children, ...skeletons }: UnloadedProps) {
  return query.isError ? (
    <LoadFailure title={`We couldn't load ${what}`} query={query}>
      {children}
    </LoadFailure>
  ) : (
    <>
      <LoadingNote text={`Loading ${what}...`} />
      <CardSkeleton {...skeletons} />
    </>
  )
}

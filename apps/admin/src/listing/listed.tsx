import { ApiError } from '@anseo/api-client/api-error'
import { Button } from '@anseo/ui/button'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { EmptyState } from '@anseo/ui/empty-state'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Pager } from '@anseo/ui/pager'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface Found<Data> {
  data: Data | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface ListedProps<Data> {
  /** Name of the listed things, such as 'Appointments'. */
  name: string
  found: Found<Data>
  /** Sentence for an empty result. */
  empty: string
  linkToPage: (page: number) => string
  children: (data: Data) => ReactNode
}

/** A page of a list in every state that it can be in, with the way to the others below. */
export function Listed<Data extends { total: number; more?: true; page: number; pageSize: number }>(
  props: ListedProps<Data>,
) {
  const { name, found, empty, linkToPage, children } = props
  const { data, error, isFetching, refetch } = found
  if (!data && isRefused(error)) {
    return (
      <EmptyState
        title={`No ${name.toLowerCase()} found`}
        picture={magnifierPicture}
        action={
          <Button asChild>
            <Link to="?">Show all</Link>
          </Button>
        }
      >
        The link may be wrong or incomplete.
      </EmptyState>
    )
  }
  if (!data && error) {
    return (
      <LoadFailure
        title={`We couldn't load the ${name.toLowerCase()}`}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        Check your connection and try again.
      </LoadFailure>
    )
  }
  if (!data) {
    return (
      <>
        <LoadingNote text={`Loading ${name.toLowerCase()}...`} />
        <CardSkeleton count={5} height={54} />
      </>
    )
  }
  if (data.total === 0) {
    return (
      <EmptyState title={`No ${name.toLowerCase()} found`} picture={magnifierPicture}>
        {empty}
      </EmptyState>
    )
  }
  return (
    <>
      {children(data)}
      <Pager
        page={data.page}
        pageSize={data.pageSize}
        total={data.total}
        more={data.more}
        renderLink={(number) => <Link to={linkToPage(number)} />}
      />
    </>
  )
}

/** Returns whether the server could not read the address's search: trying again leads nowhere. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status === 400

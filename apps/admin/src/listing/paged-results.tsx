import { ApiError } from '@anseo/api-client/api-error'
import { Button } from '@anseo/ui/button'
import { EmptyState } from '@anseo/ui/empty-state'
import type { FailedQuery } from '@anseo/ui/load-failure'
import { Pager } from '@anseo/ui/pager'
import { Unloaded } from '@anseo/ui/unloaded'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import type { ReactNode } from 'react'
import { Link, Navigate } from 'react-router'

interface PagedResultsProps<Data> {
  /** Name of the listed things, such as 'Appointments'. */
  name: string
  found: FailedQuery & { data: Data | undefined; isError: boolean; error: unknown }
  /** Sentence for an empty result. */
  empty: string
  linkToPage: (page: number) => string
  children: (data: Data) => ReactNode
}

/** Shows a page of a list with links to the other pages; while there is no data, why. */
export function PagedResults<Data extends { total: number; more?: true; page: number; pageSize: number }>(
  props: PagedResultsProps<Data>,
) {
  const { name, found, empty, linkToPage, children } = props
  const { data, error } = found
  const things = name.toLowerCase()
  if (!data && isRefused(error)) {
    return (
      <EmptyState
        title={`No ${things} found`}
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
  if (!data) return <Unloaded what={`the ${things}`} query={found} count={5} height={54} />
  if (data.total === 0) {
    return (
      <EmptyState title={`No ${things} found`} picture={magnifierPicture}>
        {empty}
      </EmptyState>
    )
  }
  const lastPage = Math.ceil(data.total / data.pageSize)
  // The last row of the last page may be gone.
  if (data.page > lastPage && !data.more) return <Navigate to={linkToPage(lastPage)} replace />
  return (
    <>
      {children(data)}
      <Pager {...data} renderLink={(number) => <Link to={linkToPage(number)} />} />
    </>
  )
}

/** Returns whether the server refused the search in the address, so that a retry cannot help. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status === 400

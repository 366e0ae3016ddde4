// implements: §9.20
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Skeleton } from '@anseo/ui/skeleton'
import { VendorCardSkeleton } from '@anseo/ui/vendor-card'
import { VendorGrid } from '@anseo/ui/vendor-grid'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'

/** Well within the 500 ms after which waiting has to be seen (§9), and long enough that a quick page does not flash. */
const OUTLINE_AFTER_MS = 250

/** The page; while the next one takes its time, the outline of that. The page itself stays as it is until then. */
export function WaitingOutlet() {
  const path = useSlowPath()
  return (
    <>
      <div hidden={path !== null}>
        <Outlet />
      </div>
      {path !== null && <PageOutline path={path} />}
    </>
  )
}

/** The path of the page that is on its way and not here yet; the list shows by itself that it changes. */
function useSlowPath(): string | null {
  const { pathname: here } = useLocation()
  const next = useNavigation().location?.pathname ?? here
  const leaves = next !== here && !(isList(next) && isList(here))
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!leaves) return
    const timer = setTimeout(() => setSlow(true), OUTLINE_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [leaves])
  return leaves && slow ? next : null
}

const isList = (path: string) => path === '/vendors' || path.startsWith('/vendors/')

function PageOutline({ path }: { path: string }) {
  useLayoutEffect(() => void scrollTo({ top: 0, behavior: 'instant' }), [])
  if (isList(path)) return <ListOutline />
  if (path.startsWith('/appointment/')) return <BookingOutline />
  return (
    <Outline text={path.startsWith('/messages') ? 'Loading Messages...' : 'Loading...'}>
      <CardSkeleton />
    </Outline>
  )
}

const ListOutline = () => (
  <Outline text="Loading Vendors...">
    <VendorGrid>
      {Array.from({ length: 8 }, (_, index) => (
        <VendorCardSkeleton key={index} />
      ))}
    </VendorGrid>
  </Outline>
)

/** Who it is, three services and a row of times. */
const BookingOutline = () => (
  <Outline text="Loading...">
    <CardSkeleton count={1} height={150} />
    <CardSkeleton height={44} />
    <div className="card pad mt-3.5 flex gap-2 overflow-hidden">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} width={96} height={46} className="flex-none rounded-sm" />
      ))}
    </div>
  </Outline>
)

function Outline({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="wrap page" aria-busy="true">
      <LoadingNote text={text} atOnce />
      <div className="mt-5 grid gap-3.5">{children}</div>
    </div>
  )
}

// implements: §9.20
import { LoadingNote } from '@anseo/ui/loading-note'
import { useLayoutEffect } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { useSlow } from './use-slow.ts'

/** Shows the page; while the next one loads slowly, hides it behind a loading note and keeps its state. */
export function WaitingOutlet() {
  const path = useSlowPath()
  return (
    <>
      <div hidden={path !== null}>
        <Outlet />
      </div>
      {path !== null && <Waiting path={path} />}
    </>
  )
}

/** Returns the path of a page that takes long to load; the list is left out, since it shows its own loading state. */
function useSlowPath(): string | null {
  const { pathname: here } = useLocation()
  const next = useNavigation().location?.pathname ?? here
  const leaves = next !== here && !(isList(next) && isList(here))
  return useSlow(leaves) ? next : null
}

const isList = (path: string) => /^\/vendors(\/|$)/.test(path)

function textFor(path: string): string {
  if (isList(path)) return 'Loading Vendors...'
  return path.startsWith('/messages') ? 'Loading Messages...' : 'Loading...'
}

function Waiting({ path }: { path: string }) {
  useLayoutEffect(() => void scrollTo({ top: 0, behavior: 'instant' }), [])
  return (
    <div className="wrap page" aria-busy="true">
      <LoadingNote text={textFor(path)} atOnce />
    </div>
  )
}

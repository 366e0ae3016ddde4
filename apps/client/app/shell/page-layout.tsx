import { Outlet, useLocation } from 'react-router'
import { SiteFoot } from './site-foot.tsx'
import { SiteHeader } from './site-header.tsx'

/** Navigation and footer around a page; the footer is hidden on paths under /messages (§2). */
export default function PageLayout() {
  const { pathname } = useLocation()
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {!pathname.startsWith('/messages') && <SiteFoot />}
    </>
  )
}

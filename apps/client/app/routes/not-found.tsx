import { data } from 'react-router'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { ownPageMeta } from '../shell/own-page-meta.ts'

/** The route of every address that no other route has: a page with status 404. */
export const loader = () => data(null, { status: 404 })

export const meta = ownPageMeta('Page not found')

export default NotFoundPage

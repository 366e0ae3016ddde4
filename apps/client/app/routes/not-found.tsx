import { data } from 'react-router'
import { NotFoundPage } from '../shell/not-found-page.tsx'

/** Every address that no other route has: a page with status 404. */
export const loader = () => data(null, { status: 404 })

export const meta = () => [{ title: 'Page not found | Anseo' }, { name: 'robots', content: 'noindex' }]

export default NotFoundPage

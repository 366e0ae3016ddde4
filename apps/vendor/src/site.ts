import { openSite } from '@anseo/site-kit/open-site'
import { notify } from '@anseo/ui/toasts'

/** The login, the API, the cache and the settings of this site. */
export const { session, api, queries, settings } = openSite('anseo.pro', notify.error)

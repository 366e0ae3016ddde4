import { openSite } from '@anseo/site-kit/open-site'
import { notify } from '@anseo/ui/toasts'

/** The site's key, the login, the API, the hooks that read by it, the cache and the settings of this site. */
export const { site, session, api, useRead, useReadPages, queries, settings } = openSite(
  'anseo.pro',
  notify.error,
)

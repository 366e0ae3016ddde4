import type { Api } from '@anseo/api-client/api'
import type { SitePath } from '@anseo/contract/sites'

/** The API of a site, and the part of the paths under which it has the calls that every site has for its own account. */
export interface SiteCalls<Site extends SitePath = SitePath> {
  api: Api
  site: Site
}

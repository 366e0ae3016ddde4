import type { Runtime } from '../../../platform/runtime.ts'
import { pageAddress } from '../../../platform/config/site-addresses.ts'
import type { Role } from '@anseo/domain/role'

const BASE: Record<Role, string> = { client: '', vendor: '/pro', admin: '/admin' }

/** The pages of a site to which emails link, or to which the single sign-on provider sends the browser back. */
export type MailedPage =
  | 'verify-email'
  | 'not-me'
  | 'reset-password'
  | 'forgot-password'
  | 'login'
  | 'invitation'
  | 'single-sign-on'

/** Returns the absolute URL of a page on the site of a role. */
export function pageUrl(
  { addresses }: Pick<Runtime, 'addresses'>,
  role: Role,
  page: MailedPage,
  query: Record<string, string> = {},
) {
  const search = new URLSearchParams(query).toString()
  return pageAddress(addresses, `${BASE[role]}/${page}${search && `?${search}`}`)
}

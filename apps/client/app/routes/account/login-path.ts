import { nextOf } from '@anseo/api-client/return-path'

/** Returns the login page's path, leading on to this page's target (C2); `welcome` greets after a verified email. */
export function loginPath(search: URLSearchParams, mode?: 'welcome'): string {
  const query = new URLSearchParams({ ...nextOf(search), ...(mode && { mode }) }).toString()
  return query ? `/login?${query}` : '/login'
}

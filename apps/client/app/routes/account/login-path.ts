import { nextOf } from '@anseo/api-client/return-path'

/** The login page, leading on to where this page does (C2); `welcome` greets somebody whose email was just verified. */
export function loginPath(search: URLSearchParams, mode?: 'welcome'): string {
  const query = new URLSearchParams({ ...nextOf(search), ...(mode && { mode }) }).toString()
  return query ? `/login?${query}` : '/login'
}

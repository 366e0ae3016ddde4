// implements: §2.7
import { useEffect, useState } from 'react'
import { saveInTab, readFromTab } from '@anseo/api-client/tab-storage'

const MAX_LENGTH = 200
const KEY = 'anseo.link.'

/**
 * Takes the token of an emailed link, `?token=…`, out of the address immediately, so that it is in no history and no
 * referrer. The tab saves it, so that the page can be reloaded. A missing or truncated token is also sent to the
 * server, whose answer explains the problem.
 * @returns the token, and a function that deletes it once it was used.
 */
export function useLinkToken(): { token: string; forget: () => void } {
  const [key] = useState(() => (typeof location === 'undefined' ? KEY : KEY + location.pathname))
  const [token] = useState(() => {
    if (typeof location === 'undefined') return ''
    const saved = readFromTab(key)
    return tokenInAddress() || (typeof saved === 'string' ? saved : '') || 'missing'
  })
  useEffect(() => {
    if (!tokenInAddress()) return
    saveInTab(key, token)
    const address = new URL(location.href)
    address.searchParams.delete('token')
    history.replaceState(history.state, '', address)
  }, [key, token])
  return { token, forget: () => saveInTab(key, null) }
}

const tokenInAddress = () => (new URLSearchParams(location.search).get('token') ?? '').slice(0, MAX_LENGTH)

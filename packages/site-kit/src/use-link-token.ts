// implements: §2.7
import { useEffect, useState } from 'react'
import { saveInTab, readFromTab } from '@anseo/api-client/tab-storage'

const LONGEST = 200
const KEY = 'anseo.link.'

/**
 * The token of a mailed link, `?token=…`, taken out of the address at once: so it stands in no history, and in no
 * referrer. The tab keeps it, so that the page can be loaded again. One that is missing or cut goes to the server too,
 * which says what is wrong with it.
 * @returns it, and how to forget it once it has done its work.
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

const tokenInAddress = () => (new URLSearchParams(location.search).get('token') ?? '').slice(0, LONGEST)

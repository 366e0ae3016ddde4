import { withParams } from '@anseo/site-kit/with-params'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'

const ChatSheet = lazy(() => import('./chat-sheet.tsx'))

const CHAT = 'chat'

/** Returns the search of an address that opens the chat with a vendor over the page. */
export function useChatSearch(vendorId: string): { search: string } {
  const [search] = useSearchParams()
  return { search: withParams(search, { [CHAT]: vendorId }).toString() }
}

/** The chat in the address, `?chat=<vendor>`: going back closes it. */
export function ChatOverPage() {
  const [search, setSearch] = useSearchParams()
  const vendorId = search.get(CHAT)
  if (!vendorId) return null
  const close = () => setSearch((before) => withParams(before, { [CHAT]: null }), { replace: true })
  return (
    <Suspense>
      <ChatSheet vendorId={vendorId} onClose={close} />
    </Suspense>
  )
}

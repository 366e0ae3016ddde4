// implements: §2.21, §4.32
import { useState } from 'react'
import { WifiOff, X } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import { useOnline } from './use-online.ts'

const TEXT = "You're offline. Please connect to the internet to use all features."

/** The orange strip while the browser is offline (§2); once dismissed it stays away until the next time. */
export function OfflineNotice() {
  const online = useOnline()
  const [dismissed, setDismissed] = useState(false)
  if (online) {
    if (dismissed) setDismissed(false)
    return null
  }
  if (dismissed) return null
  return (
    <div className="offline-banner" role="status">
      <WifiOff aria-hidden="true" />
      <span>{TEXT}</span>
      <IconButton label="Dismiss" icon={<X aria-hidden="true" />} onClick={() => setDismissed(true)} />
    </div>
  )
}

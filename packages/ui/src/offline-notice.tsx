// implements: §2.21, §4.32
import { useState } from 'react'
import { OfflineBanner } from './offline-banner.tsx'
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
  return dismissed ? null : <OfflineBanner text={TEXT} onDismiss={() => setDismissed(true)} />
}

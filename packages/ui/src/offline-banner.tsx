// implements: §2.21
import { WifiOff, X } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

/** The orange strip while the connection is gone, with the specified text. */
export function OfflineBanner({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  return (
    <div className="offline-banner" role="status">
      <WifiOff aria-hidden="true" />
      <span>{text}</span>
      <IconButton label="Dismiss" icon={<X aria-hidden="true" />} onClick={onDismiss} />
    </div>
  )
}

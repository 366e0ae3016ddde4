import { CHAT_HISTORY } from '@anseo/api-client/error-catalogue/chat-history'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { useState } from 'react'
import { useProfile } from '../../account/profile.tsx'
import { LoginPrompt } from './login-prompt.tsx'
import { OpenChat } from './open-chat.tsx'

interface ChatPanelProps {
  vendorId: string
  onClose: () => void
}

/** The chat of the logged-in client with a vendor; it fills the height of its container. */
export default function ChatPanel({ vendorId, onClose }: ChatPanelProps) {
  const { profile, user, reload } = useProfile()
  const [busy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    void reload().finally(() => setBusy(false))
  }
  const id = vendorId.toLowerCase()
  if (user) return <OpenChat key={id} userId={user._id} vendorId={id} onClose={onClose} />
  if (profile.state === 'visitor') return <LoginPrompt />
  return (
    <section className="chat" aria-label="Chat">
      {profile.state === 'failed' ? (
        <LoadFailure title={CHAT_HISTORY.default} busy={busy} onRetry={retry}>
          We couldn&apos;t load your account. Try again.
        </LoadFailure>
      ) : (
        <LoadingNote text="Loading Messages..." />
      )}
    </section>
  )
}

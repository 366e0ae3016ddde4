// implements: §2.15, §2.106
import { useNavigate } from 'react-router'
import type { Route } from './+types/chat'
import ChatPanel from './chat-panel.tsx'

/** A chat next to the inbox; closing it leads back there. */
export default function Chat({ params }: Route.ComponentProps) {
  const navigate = useNavigate()
  return <ChatPanel vendorId={params.receiverId} onClose={() => void navigate('/messages')} />
}

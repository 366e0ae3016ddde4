// implements: §2.83
import { SideSheet } from '@anseo/ui/side-sheet'
import ChatPanel from '../messages/chat-panel.tsx'

interface ChatSheetProps {
  vendorId: string
  onClose: () => void
}

/** The chat with a vendor, in a sheet over the list. */
export default function ChatSheet({ vendorId, onClose }: ChatSheetProps) {
  return (
    <SideSheet open onClose={onClose} title="Chat" filled>
      <ChatPanel vendorId={vendorId} onClose={onClose} />
    </SideSheet>
  )
}

import { useDraft } from '@anseo/site-kit/use-draft'
import { useNavigate } from 'react-router'
import { useProfile } from '../../account/profile.tsx'
import { chatPath } from '../messages/chat-path.ts'
import { withDraft } from '../messages/with-draft.ts'
import { chatStorageKey } from '../messages/chat-storage-key.ts'

/** Returns a function that opens the chat with a vendor with a text to send, before what was already typed there. */
export function useAskInChat(vendorId: string): (text: string) => void {
  const navigate = useNavigate()
  const { user } = useProfile()
  const [draft, setDraft] = useDraft(`${chatStorageKey(user?._id ?? '', vendorId)}.draft`)
  return (text) => {
    setDraft(withDraft(text, draft))
    void navigate(chatPath(vendorId))
  }
}

// implements: §5.25
import { SENDING } from '@anseo/api-client/error-catalogue/socket'
import { loginPath } from '@anseo/api-client/return-path'
import { MESSAGE_MAX_LENGTH } from '@anseo/domain/limits'
import { ChatComposer } from '@anseo/ui/chat-composer'
import { notify } from '@anseo/ui/toasts'
import type { Ref } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { session } from '../../session/session.ts'

interface ChatFormProps {
  draft: string
  setDraft: (text: string) => void
  inputRef: Ref<HTMLTextAreaElement>
  closed: string | null
  /** Returns false when nothing was sent. */
  onSend: (text: string) => boolean
}

/** The input of a chat, with its send button. */
export function ChatForm({ draft, setDraft, inputRef, closed, onSend }: ChatFormProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const send = () => {
    if (session.token() === null) {
      notify.error(SENDING.signedOut)
      void navigate(loginPath(pathname + search))
    } else if (onSend(draft)) setDraft('')
  }
  return (
    <ChatComposer
      value={draft}
      onChange={setDraft}
      onSend={send}
      closed={closed}
      maxLength={MESSAGE_MAX_LENGTH}
      inputRef={inputRef}
    />
  )
}

import { SENDING } from '@anseo/api-client/error-catalogue/socket'
import { loginPath } from '@anseo/api-client/return-path'
import { useDraft } from '@anseo/api-client/use-draft'
import { MESSAGE_MAX_LENGTH } from '@anseo/domain/limits'
import { ChatComposer } from '@anseo/ui/chat-composer'
import { notify } from '@anseo/ui/toasts'
import { useLocation, useNavigate } from 'react-router'
import { session } from '../../session/session.ts'

interface ChatFormProps {
  storageKey: string
  closed: string | null
  /** False when nothing was sent. */
  onSend: (text: string) => boolean
}

/** The line to write in; each conversation keeps its own draft. */
export function ChatForm({ storageKey, closed, onSend }: ChatFormProps) {
  const [draft, setDraft] = useDraft(`${storageKey}.draft`)
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
    />
  )
}

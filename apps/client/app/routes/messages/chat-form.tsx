// implements: §5.25
import { SENDING } from '@anseo/api-client/error-catalogue/socket'
import { loginPath } from '@anseo/api-client/return-path'
import { MESSAGE_MAX_LENGTH } from '@anseo/domain/limits'
import { AddPhotoButton } from '@anseo/site-kit/cards/add-photo-button'
import { PhotoTray } from '@anseo/site-kit/cards/photo-tray'
import type { AttachedPhotos } from '@anseo/site-kit/use-attached-photos'
import { ChatComposer } from '@anseo/ui/chat-composer'
import { notify } from '@anseo/ui/toasts'
import type { Ref } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useOwnPhotos } from '../../queries/attached-photos.ts'
import { session } from '../../session/session.ts'

interface ChatFormProps {
  /** Names this chat in the tab's storage. */
  storageKey: string
  draft: string
  setDraft: (text: string) => void
  inputRef: Ref<HTMLTextAreaElement>
  closed: string | null
  /** Returns false when nothing was sent. */
  onSend: (text: string, photos: AttachedPhotos['ready']) => boolean
}

/** The input of a chat, with its send button. */
export function ChatForm({ storageKey, draft, setDraft, inputRef, closed, onSend }: ChatFormProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const photos = useOwnPhotos(storageKey)
  const send = () => {
    if (session.token() === null) {
      notify.error(SENDING.signedOut)
      void navigate(loginPath(pathname + search))
    } else if (onSend(draft, photos.ready)) {
      setDraft('')
      photos.clear()
    }
  }
  return (
    <ChatComposer
      value={draft}
      onChange={setDraft}
      onSend={send}
      closed={closed}
      maxLength={MESSAGE_MAX_LENGTH}
      inputRef={inputRef}
      attached={photos.ready.length > 0}
      waiting={photos.isBusy}
      above={<PhotoTray photos={photos} />}
      lead={<AddPhotoButton photos={photos} />}
    />
  )
}

import { AddPhotoButton } from '@anseo/site-kit/cards/add-photo-button'
import { PhotoTray } from '@anseo/site-kit/cards/photo-tray'
import { type AttachedPhotos, useAttachedPhotos } from '@anseo/site-kit/use-attached-photos'
import { useDraft } from '@anseo/site-kit/use-draft'
import { useNow } from '@anseo/site-kit/use-now'
import { isLive } from '@anseo/domain/appointment'
import { MESSAGE_MAX_LENGTH } from '@anseo/domain/limits'
import { fillReply } from '@anseo/domain/saved-reply'
import { Button } from '@anseo/ui/button'
import { ChatComposer } from '@anseo/ui/chat-composer'
import { IconButton } from '@anseo/ui/icon-button'
import { notify } from '@anseo/ui/toasts'
import { MessageSquareText, ReceiptText } from 'lucide-react'
import { useRef } from 'react'
import { photoFiles, removePhoto, uploadPhoto } from '../../queries/attached-photos.ts'
import { session } from '../../site.ts'
import { ReplyList } from './reply-list.tsx'
import type { ChatClient } from './use-chat-client.ts'
import { useReplyPicker } from './use-reply-picker.ts'

interface ChatFormProps {
  storageKey: string
  closed: string | null
  client: ChatClient | null
  /** False when nothing was sent. */
  onSend: (text: string, photos: AttachedPhotos['ready']) => boolean
  onQuote: () => void
}

/** The message field with the vendor's tools: saved replies and quotes. */
export function ChatForm({ storageKey, closed, client, onSend, onQuote }: ChatFormProps) {
  const [draft, setDraft] = useDraft(storageKey)
  const now = useNow()
  const photos = useAttachedPhotos({
    session,
    storageKey: `${storageKey}.photos`,
    files: photoFiles,
    upload: uploadPhoto,
    remove: removePhoto,
    onRefused: notify.error,
  })
  const input = useRef<HTMLTextAreaElement>(null)
  const next = client?.appointments.find(({ facts }) => isLive(facts, now))?.facts ?? null
  const picker = useReplyPicker({
    draft,
    onPick: ({ text }) => {
      const filled = fillReply(text, { name: client?.firstName ?? null, next, now })
      setDraft(draft.startsWith('/') || draft.trim() === '' ? filled : `${draft.trimEnd()} ${filled}`)
      input.current?.focus()
    },
  })
  const send = () => {
    if (!onSend(draft, photos.ready)) return
    setDraft('')
    photos.clear()
  }
  return (
    <ChatComposer
      value={draft}
      onChange={setDraft}
      onSend={send}
      maxLength={MESSAGE_MAX_LENGTH}
      closed={closed}
      inputRef={input}
      lead={
        <>
          <Button
            tone="soft"
            className="quote-button"
            icon={<ReceiptText aria-hidden="true" />}
            onClick={onQuote}
          >
            <span className="max-md:sr-only">Quote</span>
          </Button>
          <IconButton
            label="Saved replies"
            aria-expanded={picker.isOpen}
            icon={<MessageSquareText aria-hidden="true" />}
            onClick={() => {
              picker.toggle()
              input.current?.focus()
            }}
          />
          <AddPhotoButton photos={photos} />
        </>
      }
      attached={photos.ready.length > 0}
      waiting={photos.isBusy}
      above={
        <>
          {picker.isOpen && <ReplyList picker={picker} />}
          <PhotoTray photos={photos} />
        </>
      }
      listProps={{
        'aria-autocomplete': 'list',
        'aria-controls': picker.isOpen ? picker.id : undefined,
        'aria-activedescendant': picker.isOpen && picker.chosen ? picker.optionId(picker.chosen) : undefined,
        onKeyDown: picker.onKeyDown,
      }}
    />
  )
}

import { pictures } from '@anseo/ui/pictures'
import { useUnread } from '../../session/unread.tsx'

/** Where the chat will be, while none is open. */
export default function NoChat() {
  const { inbox } = useUnread()
  return (
    <section className="chat-pick" aria-label="Chat">
      {inbox.entries?.length !== 0 && (
        <div>
          <img src={pictures.speechBubble} alt="" width={96} height={96} />
          <h2>Pick a conversation</h2>
        </div>
      )}
    </section>
  )
}

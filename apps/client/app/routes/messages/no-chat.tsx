import speechBubblePicture from '@anseo/ui/assets/pictures/speech-bubble.webp?no-inline'
import { useUnread } from '../../account/unread.tsx'

/** The empty pane that is shown while no chat is open. */
export default function NoChat() {
  const { inbox } = useUnread()
  return (
    <section className="chat-pick" aria-label="Chat">
      {inbox.entries && (
        <div>
          <img src={speechBubblePicture} alt="" width={96} height={96} />
          <h2>{inbox.entries.length > 0 ? 'Choose a conversation' : 'Your conversations will open here'}</h2>
        </div>
      )}
    </section>
  )
}

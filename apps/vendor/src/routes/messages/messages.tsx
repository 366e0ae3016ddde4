import { classNames } from '@anseo/ui/class-names'
import speechBubblePicture from '@anseo/ui/assets/pictures/speech-bubble.webp?no-inline'
import { useParams } from 'react-router'
import { PageTop } from '../../shell/page-top.tsx'
import { Chat } from './chat.tsx'
import { Inbox } from './inbox.tsx'
import './messages.css'
import { useQuoting } from './use-quoting.ts'

/** `/messages` and `/messages/{clientId}`: both panes from 1024 px, one of them below. */
export function MessagesPage() {
  const { clientId } = useParams()
  const quoting = useQuoting()
  return (
    <>
      <div className={clientId ? 'max-lg:hidden' : undefined}>
        <PageTop title="Messages" />
      </div>
      <main id="main" tabIndex={-1} className="messages">
        {clientId && <h1 className="sr-only lg:hidden">Messages</h1>}
        <div
          className={classNames('chat-app', clientId && 'in-chat', clientId && quoting.isOpen && 'quoting')}
        >
          <Inbox selectedId={clientId} />
          {clientId ? (
            <Chat key={clientId} clientId={clientId} />
          ) : (
            <div className="chat-pick max-lg:hidden">
              <div>
                <img src={speechBubblePicture} alt="" width={96} height={96} />
                <h2>Choose a conversation</h2>
                <p className="muted">Choose a conversation from the list.</p>
              </div>
            </div>
          )}
        </div>
      </main>
    </>
  )
}

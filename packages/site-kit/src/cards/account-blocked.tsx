import { Linked, type LinkElement } from '@anseo/ui/linked'
import { Note } from '@anseo/ui/note'
import { Ban } from 'lucide-react'

interface AccountBlockedProps {
  /** The facts of the statement of reasons; null while they have not loaded. */
  facts: string | null
  /** The link to the whole statement. */
  link: LinkElement
}

/** The banner for a blocked client: the reason, the actions that still work, and how to complain (D6). */
export const AccountBlocked = ({ facts, link }: AccountBlockedProps) => (
  <aside className="wrap py-3" aria-label="Your account is blocked">
    <Note tone="bad" icon={<Ban aria-hidden="true" />}>
      <p className="wrap-anywhere">
        <b>Your account is blocked.</b> {facts && <>Reason: “{facts}” </>}You can log in, read, get refunds
        and download your data.{' '}
        <Linked link={link} className="underline underline-offset-3">
          Read the decision or complain
        </Linked>
      </p>
    </Note>
  </aside>
)

import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { MailOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useResend } from './use-resend.ts'

interface MailNoteProps {
  title: string
  /** The address of the account to verify. */
  email: string
  children: ReactNode
}

/** Asks the user to open the verification email, and offers to send it again. */
export function MailNote({ title, email, children }: MailNoteProps) {
  const { submit, busy } = useResend()
  return (
    <Note tone="warm" role="status" icon={<MailOpen aria-hidden="true" />}>
      <b className="block">{title}</b>
      <p>{children}</p>
      <Button tone="sec" size="sm" className="mt-2" busy={busy} onClick={() => void submit(email)}>
        Resend Email
      </Button>
    </Note>
  )
}

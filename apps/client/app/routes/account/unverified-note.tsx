import { ApiError } from '@anseo/api-client/api-error'
import { useState } from 'react'
import { MailNote } from './mail-note.tsx'

/** Returns a note for the login to an account whose email is not verified yet, and what to call with each refusal (A2). */
export function useUnverifiedNote() {
  const [email, setEmail] = useState<string | null>(null)
  return {
    note: email !== null && (
      <MailNote email={email} title="Verify your email first">
        Open the link we emailed you, or send a new one.
      </MailNote>
    ),
    /** Returns whether it was refused for that reason. */
    onRefused: (error: unknown, entered: string): boolean => {
      const isUnverified = error instanceof ApiError && error.code === 'EMAIL_NOT_VERIFIED'
      setEmail(isUnverified ? entered : null)
      return isUnverified
    },
  }
}

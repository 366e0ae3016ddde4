import { useSavedState } from '../../session/use-saved-state.ts'

interface CodeRequest {
  email: string
  isSent: boolean
}

const NONE: CodeRequest = { email: '', isSent: false }

/** Holds the address that a login code was or will be sent to, saved in this tab while its owner looks at the email. */
export function useCodeRequest() {
  const [{ email, isSent }, setRequest] = useSavedState('login-code', NONE, readRequest)
  return { email, isSent, setRequest }
}

function readRequest(saved: unknown): CodeRequest | null {
  const { email, isSent } = (saved ?? {}) as Partial<Record<keyof CodeRequest, unknown>>
  return typeof email === 'string' && typeof isSent === 'boolean' ? { email, isSent } : null
}

import { ApiError } from '@anseo/api-client/api-error'
import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { replyText } from '@anseo/api-client/error-texts'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** The calls of a site by which a passkey logs in. */
interface PasskeyLoginCalls {
  begin: () => Promise<{ options: { challenge: string }; state: string }>
  /** Called with the answer to the challenge, to open the session. */
  finish: (body: { state: string; response: AssertedPasskey }) => Promise<void>
}

type AssertedPasskey = Pick<AuthenticationResponseJSON, 'id' | 'rawId' | 'type' | 'response'>

/** A challenge is good for five minutes, so the one behind the autofill is renewed before. */
const RENEW_MS = 4 * 60_000

/**
 * Logs in with a passkey: by a button, and by the autofill of the email field where the browser offers that (C2).
 * @returns the error of the last attempt; none for a prompt that was closed.
 */
export function usePasskeyLogin({ begin, finish }: PasskeyLoginCalls) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const running = useRef(false)

  async function logIn(useBrowserAutofill: boolean): Promise<void> {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const { options, state } = await begin()
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill })
    if (useBrowserAutofill) setError(null)
    await finish({ state, response })
  }
  const show = (reason: unknown) => {
    if (reason instanceof ApiError) setError(replyText(reason, ACCOUNT.loginUnanswered))
  }
  // The prompt of the button takes the place of the autofill.
  const offer = useEffectEvent(() => {
    if (!running.current) void logIn(true).catch(show)
  })
  useEffect(() => {
    let renewing: ReturnType<typeof setInterval> | undefined
    let left = false
    void canAutofill().then((can) => {
      if (!can || left) return
      offer()
      renewing = setInterval(offer, RENEW_MS)
    })
    return () => {
      left = true
      clearInterval(renewing)
      void import('@simplewebauthn/browser').then(({ WebAuthnAbortService }) =>
        WebAuthnAbortService.cancelCeremony(),
      )
    }
  }, [])

  async function byButton(): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setError(null)
    try {
      await logIn(false)
    } catch (reason) {
      if (reason instanceof ApiError) show(reason)
      else setError(ACCOUNT.passkeyUnused)
    }
    running.current = false
    setBusy(false)
  }
  return { busy, error, logIn: () => void byButton() }
}

async function canAutofill(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser')
  return browserSupportsWebAuthnAutofill()
}

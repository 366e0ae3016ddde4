import { Fingerprint } from 'lucide-react'
import { Button } from './button.tsx'
import { FormError } from './form-error.tsx'

type PasskeyButtonProps = { busy: boolean; error: string | null; logIn: () => void }

/** Logs in with a passkey of this device, and says why it did not. */
export function PasskeyButton({ busy, error, logIn }: PasskeyButtonProps) {
  return (
    <>
      <FormError text={error} />
      <Button tone="sec" full busy={busy} icon={<Fingerprint aria-hidden="true" />} onClick={logIn}>
        Log in with a passkey
      </Button>
    </>
  )
}

import { dublinDate } from '@anseo/domain/dublin-time'
import { formatFullDate } from '@anseo/domain/near-day'
import { ShieldCheck, ShieldPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { LoadFailure } from './load-failure.tsx'
import { Note } from './note.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ConfirmCodeForm, type FormStep, PasswordForm, ProofForm } from './second-factor-forms.tsx'
import { Skeleton } from './skeleton.tsx'

type Proof = { password: string; code: string }

export type SecondFactorProps = {
  /** Null until it has loaded. */
  state: { enabledAt: string | null; required: boolean; owed: boolean; recoveryCodesLeft: number } | null
  /** True if the state could not be loaded. */
  failed: boolean
  reload: () => void
  /** The secret of an app that is being set up, as text and as a QR code. */
  begun: { secret: string; qr: string } | null
  /** New codes, to be saved by the user. */
  recoveryCodes: string[] | null
  begin: FormStep<{ password: string }>
  confirm: FormStep<{ code: string }>
  renew: FormStep<Proof>
  remove: FormStep<Proof>
  /** Called when a step is done or cancelled. */
  finish: () => void
}

/** Card to set up, manage and turn off two-step verification of the account. */
export function SecondFactor(props: SecondFactorProps) {
  const { state, failed, reload } = props
  return (
    <section className="card pad grid gap-4" aria-labelledby="second-factor-title">
      <h2 id="second-factor-title" className="text-[1.1875rem]">
        Two-step verification
      </h2>
      {failed && !state ? (
        <LoadFailure title="We couldn't load this" onRetry={reload} />
      ) : state ? (
        <Content {...props} state={state} />
      ) : (
        <Skeleton height={212} />
      )}
    </section>
  )
}

type Loaded = SecondFactorProps & { state: NonNullable<SecondFactorProps['state']> }

function Content(props: Loaded) {
  const { state, begun, recoveryCodes, confirm, finish } = props
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onSaved={finish} />
  if (state.enabledAt) return <SwitchedOn {...props} />
  if (begun) return <ConfirmCodeForm app={begun} step={confirm} onBack={finish} />
  return <SwitchedOff {...props} />
}

function SwitchedOff({ state, begin }: Loaded) {
  return (
    <>
      <Standing icon={<ShieldPlus aria-hidden="true" />}>{reasonFor(state)}</Standing>
      <PasswordForm step={begin} />
    </>
  )
}

function reasonFor({ required, owed }: Loaded['state']): string {
  if (owed) {
    return 'Admin accounts must use two-step verification. Set up an authenticator app on your phone, or add a passkey.'
  }
  return required
    ? 'Your passkey counts as both steps. With an authenticator app, you can also log in if you lose it.'
    : "Add a code from your phone to your login, so your password alone isn't enough."
}

function SwitchedOn({ state, renew, remove, finish }: Loaded) {
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null)
  const close = () => {
    setAsked(null)
    finish()
  }
  if (asked === 'renew') return <ProofForm action="Create new codes" step={renew} onBack={close} />
  if (asked === 'remove') return <ProofForm action="Turn off" destructive step={remove} onBack={close} />
  return (
    <>
      <Standing icon={<ShieldCheck aria-hidden="true" />}>
        On since {formatFullDate(dublinDate(new Date(state.enabledAt!)))}.{' '}
        {codesLeft(state.recoveryCodesLeft)}
      </Standing>
      {state.recoveryCodesLeft < 3 && (
        <Note tone="warm">You&apos;re running low on recovery codes. Create new ones.</Note>
      )}
      <div className="flex flex-wrap gap-3">
        <Button tone="sec" onClick={() => setAsked('renew')}>
          New recovery codes
        </Button>
        <Button tone="dng" onClick={() => setAsked('remove')}>
          Turn off
        </Button>
      </div>
    </>
  )
}

const codesLeft = (left: number) =>
  left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`

const Standing = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className="muted flex items-start gap-3 [&>svg]:mt-0.5 [&>svg]:shrink-0">
    {icon}
    <span>{children}</span>
  </p>
)

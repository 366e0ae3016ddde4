import { dublinDate } from '@anseo/domain/dublin-time'
import { formatWeekdayDay } from '@anseo/domain/slot-date'
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
  /** Null until it is there. */
  state: { enabledAt: string | null; required: boolean; recoveryCodesLeft: number } | null
  failed: boolean
  reload: () => void
  begun: { secret: string; qr: string } | null
  recoveryCodes: string[] | null
  begin: FormStep<{ password: string }>
  confirm: FormStep<{ code: string }>
  renew: FormStep<Proof>
  remove: FormStep<Proof>
  finish: () => void
}

/** The second step of the own login: added, looked after and taken away; a card of a page. */
export function SecondFactor(props: SecondFactorProps) {
  const { state, failed, reload } = props
  return (
    <section className="card pad grid gap-4" aria-labelledby="second-factor-title">
      <h2 id="second-factor-title" className="text-[1.1875rem]">
        Second step at login
      </h2>
      {failed && !state ? (
        <LoadFailure title="This did not load" onRetry={reload}>
          Check your internet connection and try again.
        </LoadFailure>
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
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onKept={finish} />
  if (state.enabledAt) return <SwitchedOn {...props} />
  if (begun) return <ConfirmCodeForm app={begun} step={confirm} onBack={finish} />
  return <SwitchedOff {...props} />
}

function SwitchedOff({ state, begin }: Loaded) {
  return (
    <>
      <Standing icon={<ShieldPlus aria-hidden="true" />}>
        {state.required
          ? 'Your account decides about other people, so its login needs a second step: a code of an app on your phone. It takes a minute.'
          : 'With a second step nobody opens your account with your password alone: logging in also takes a code of an app on your phone.'}
      </Standing>
      <PasswordForm step={begin} />
    </>
  )
}

function SwitchedOn({ state, renew, remove, finish }: Loaded) {
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null)
  const close = () => {
    setAsked(null)
    finish()
  }
  if (asked === 'renew') return <ProofForm action="Make new codes" step={renew} onBack={close} />
  if (asked === 'remove') return <ProofForm action="Switch it off" destructive step={remove} onBack={close} />
  return (
    <>
      <Standing icon={<ShieldCheck aria-hidden="true" />}>
        On since {formatWeekdayDay(dublinDate(new Date(state.enabledAt!)))}.{' '}
        {codesLeft(state.recoveryCodesLeft)}
      </Standing>
      {state.recoveryCodesLeft < 3 && (
        <Note tone="warm">Few recovery codes are left. Make new ones before you need them.</Note>
      )}
      <div className="flex flex-wrap gap-3">
        <Button tone="sec" onClick={() => setAsked('renew')}>
          New recovery codes
        </Button>
        <Button tone="dng" onClick={() => setAsked('remove')}>
          Switch off
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

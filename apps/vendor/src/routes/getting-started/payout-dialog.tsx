import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { ApiError } from '@anseo/api-client/api-error'
import { PAYOUT_HOLD_HOURS } from '@anseo/domain/limits'
import { passwordErrors } from '@anseo/site-kit/password-errors'
import { useRestored } from '@anseo/site-kit/use-restored'
import { CodeInput } from '@anseo/ui/code-input'
import { Question } from '@anseo/ui/question'
import { FormError } from '@anseo/ui/form-error'
import { Note } from '@anseo/ui/note'
import { OwnPasswordInput } from '@anseo/ui/own-password-input'
import { type FormEvent, useState } from 'react'
import { useSetUpPayouts } from '../../queries/payout-account.ts'

interface PayoutDialogProps {
  /** True with the sandbox, where no real money is paid out. */
  sandbox: boolean
  /** True if there is a payout account already: choosing another one asks for the password. */
  isChange: boolean
  /** The page to come back to. */
  from: 'getting-started' | 'profile'
  onClose: () => void
}

const FORM = 'payout-form'
const NEEDS_CODE = ['SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_WRONG']

/** Leads to the payment provider's page for the bank account; replacing an account takes the password (A10). */
export function PayoutDialog({ sandbox, isChange, from, onClose }: PayoutDialogProps) {
  const starting = useSetUpPayouts()
  useRestored(starting.reset)
  const [asksCode, setAsksCode] = useState(false)
  const { fields, text } = passwordErrors(starting.error, FAILED)
  const busy = starting.isPending || starting.isSuccess
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const textOf = (name: string) => form.get(name)?.toString() || undefined
    starting.mutate(
      { from, password: textOf('password'), code: textOf('code') },
      {
        onError: (error) => {
          if (error instanceof ApiError && NEEDS_CODE.includes(error.code ?? '')) setAsksCode(true)
        },
      },
    )
  }
  return (
    <Question
      onClose={onClose}
      title={isChange ? 'Change payout account' : 'Set up payouts'}
      busy={busy}
      confirm="Continue to payment provider"
      tone="cta"
      form={FORM}
    >
      <form id={FORM} method="post" className="grid gap-4" onSubmit={submit}>
        <p>We pay you every Monday through our payment provider. We never see your bank details.</p>
        {isChange && (
          <>
            <p>
              We&apos;ll email you when the account changes, and hold payouts for {PAYOUT_HOLD_HOURS} hours
              after it.
            </p>
            <OwnPasswordInput error={fields['password']} required />
          </>
        )}
        {asksCode && (
          <CodeInput
            label="Code from your authenticator app"
            hint="No phone? Enter a recovery code."
            error={fields['code']}
          />
        )}
        <FormError text={text} />
        {sandbox && <Note>Test mode: no real money is paid out.</Note>}
      </form>
    </Question>
  )
}

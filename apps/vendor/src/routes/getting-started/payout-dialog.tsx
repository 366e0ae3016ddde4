import { formErrors } from '@anseo/api-client/form-errors'
import { useDraft } from '@anseo/api-client/use-draft'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { Note } from '@anseo/ui/note'
import { TextInput } from '@anseo/ui/text-input'
import type { FormEvent } from 'react'
import { useOpenSandboxAccount, useSetPayoutAccount } from '../../queries/onboarding.ts'

interface PayoutDialogProps {
  /** Accounts may be made up here. */
  sandbox: boolean
  onClose: () => void
}

const FAILED = "We couldn't save the account. Please try again."
const FORM = 'payout-form'

/** Asks for the account at the payment provider, or makes one up at its sandbox. */
export function PayoutDialog({ sandbox, onClose }: PayoutDialogProps) {
  const [account, setAccount] = useDraft('anseo.pro.payout-draft')
  const set = useSetPayoutAccount()
  const make = useOpenSandboxAccount()
  const { fields, text } = formErrors(set.error, FAILED)
  const busy = set.isPending || make.isPending
  const done = () => {
    setAccount('')
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) set.mutate(account, { onSuccess: done })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Payout details"
      processing={busy}
      footer={
        <>
          <Button tone="sec" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} busy={set.isPending}>
            Save account
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {sandbox && (
          <Note>
            <span className="grid justify-items-start gap-3">
              Test mode: no real money is paid out. We can create a test account for you.
              <Button
                tone="soft"
                size="sm"
                busy={make.isPending}
                onClick={() => make.mutate(undefined, { onSuccess: done })}
              >
                Create a test account
              </Button>
            </span>
          </Note>
        )}
        <form id={FORM} method="post" noValidate onSubmit={submit}>
          <TextInput
            label="Account at the payment provider"
            name="account"
            autoComplete="off"
            spellCheck={false}
            hint="It looks like acct_1A2b3C4d5E6f."
            value={account}
            onChange={(event) => setAccount(event.target.value)}
            error={fields['account'] ?? text}
          />
        </form>
      </div>
    </Dialog>
  )
}

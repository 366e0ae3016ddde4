import { formErrors } from '@anseo/api-client/form-errors'
import type { TraderFileOnWire } from '@anseo/contract/traders'
import { traderProblems } from '@anseo/domain/trader-problems'
import { useSavedState } from '@anseo/site-kit/use-saved-state'
import { Button } from '@anseo/ui/button'
import { FormError } from '@anseo/ui/form-error'
import { RadioCards } from '@anseo/ui/radio-cards'
import { type FormEvent, useState } from 'react'
import { useVendor } from '../../queries/profile.ts'
import { useSaveTrader } from '../../queries/trader.ts'
import { useReturnToSteps } from '../../shell/use-return-to-steps.ts'
import { session } from '../../site.ts'
import { bodyOf, draftOf, readTraderDraft } from './trader-draft.ts'
import { TraderFields } from './trader-fields.tsx'

const FAILED = "We couldn't save your details. Please try again."

const ANSWERS = [
  {
    value: 'trader',
    name: "Yes, I'm a trader",
    consequence: 'You offer services as your business or profession, also part-time and under your own name.',
  },
  {
    value: 'private',
    name: "No, I'm a private person",
    consequence: 'You help out now and then. Clients read that consumer law does not apply to the contract.',
  },
]

/** Asks if the vendor is a trader, and for the details of one; what will be public is said before they are typed. */
export function TraderForm({ trader }: { trader: TraderFileOnWire }) {
  const vendor = useVendor()
  const returnToSteps = useReturnToSteps()
  const key = `anseo.pro.trader.${vendor._id}`
  const [draft, setDraft] = useSavedState(session, key, draftOf(trader, vendor), readTraderDraft)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const save = useSaveTrader()
  const { fields, text } = formErrors(save.error, FAILED)
  const { isTrader } = draft
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const found: Record<string, string> =
      isTrader === null ? { isTrader: 'Choose one.' } : isTrader ? { ...traderProblems(toCheck(draft)) } : {}
    setProblems(found)
    if (Object.keys(found).length > 0) return
    save.mutate(bodyOf(draft), {
      onSuccess: (reply) => {
        setDraft(draftOf(reply.trader, vendor))
        returnToSteps?.()
      },
    })
  }
  const wrong = { ...fields, ...problems }
  return (
    <form method="post" noValidate className="card pad grid gap-5" onSubmit={submit}>
      <RadioCards
        label="Do you act as a trader?"
        options={ANSWERS}
        value={isTrader === null ? null : isTrader ? 'trader' : 'private'}
        onChange={(value) => setDraft({ ...draft, isTrader: value === 'trader' })}
        error={wrong['isTrader']}
      />
      {isTrader && <TraderFields draft={draft} wrong={wrong} onChange={setDraft} />}
      {Object.keys(wrong).length === 0 && <FormError text={text} />}
      <div className="flex justify-end">
        <Button type="submit" busy={save.isPending}>
          Save details
        </Button>
      </div>
    </form>
  )
}

const toCheck = ({ values, certifies }: ReturnType<typeof draftOf>) => ({ ...values, certifies })

import { requiredText } from '@anseo/api-client/field-problems'
import { formErrors } from '@anseo/api-client/form-errors'
import { readLike } from '@anseo/site-kit/is-like'
import { useSavedState } from '@anseo/site-kit/use-saved-state'
import type { ServiceOnWire } from '@anseo/contract/services'
import {
  MAX_DEPOSIT_PERCENT,
  MIN_DEPOSIT_PERCENT,
  SERVICE_LINE_MAX_LENGTH,
  SERVICE_NAME_MAX_LENGTH,
} from '@anseo/domain/limits'
import { depositOf, timeOf } from '@anseo/domain/deposit'
import { centsToEuro, euroToCents, formatEuro } from '@anseo/domain/money'
import { centsFromText } from '@anseo/domain/typed-amount'
import { FormDialog } from '@anseo/ui/form-dialog'
import { FormError } from '@anseo/ui/form-error'
import { TextInput } from '@anseo/ui/text-input'
import { useState } from 'react'
import { useVendor } from '../../queries/profile.ts'
import { useSaveService } from '../../queries/services.ts'
import { session } from '../../site.ts'
import { DepositChoice, depositFrom, type TypedDeposit } from './deposit-choice.tsx'
import { LengthChoice } from './length-choice.tsx'

interface ServiceDialogProps {
  /** Undefined for a new one. */
  service: ServiceOnWire | undefined
  onClose: () => void
  onSaved: () => void
}

interface Typed {
  name: string
  description: string
  price: string
  minutes: number
  deposit: TypedDeposit
}

/** Form for a new or changed service; the typed text survives a login. */
export function ServiceDialog({ service, onClose, onSaved }: ServiceDialogProps) {
  const { fees } = useVendor()
  const key = `anseo.pro.service.${service?._id ?? 'new'}`
  const [typed, setTyped] = useSavedState(session, key, startOf(service), readLike(startOf(service)))
  const [problems, setProblems] = useState<{ name?: string; price?: string; percent?: string }>({})
  const saving = useSaveService()
  const { fields, text } = formErrors(saving.error, "We couldn't save the service. Please try again.")

  const change = (changed: Partial<Typed>) => {
    setTyped({ ...typed, ...changed })
    setProblems({})
    saving.reset()
  }
  const save = () => {
    const cents = centsFromText(typed.price)
    const deposit = depositFrom(typed.deposit)
    const nameless = requiredText(typed.name)
    if (nameless || cents === null || deposit === null) {
      return setProblems({
        ...(nameless && { name: nameless }),
        ...(cents === null && { price: 'Enter a price, like 55 or 55.50.' }),
        ...(deposit === null && {
          percent: `Enter a whole percentage from ${MIN_DEPOSIT_PERCENT} to ${MAX_DEPOSIT_PERCENT}.`,
        }),
      })
    }
    const { name, description, minutes } = typed
    const sent = { name, description, price: centsToEuro(cents), durationMinutes: minutes, deposit }
    saving.mutate({ id: service?._id ?? null, fields: sent }, { onSuccess: onSaved })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={service ? 'Change service' : 'New service'}
      busy={saving.isPending}
      confirm="Save service"
      tone="cta"
      onSubmit={save}
    >
      <TextInput
        label="Name"
        name="name"
        maxLength={SERVICE_NAME_MAX_LENGTH}
        value={typed.name}
        error={problems.name ?? fields['name']}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextInput
        label="Description (optional, one line)"
        name="description"
        maxLength={SERVICE_LINE_MAX_LENGTH}
        value={typed.description}
        error={fields['description']}
        onChange={(event) => change({ description: event.target.value })}
      />
      <LengthChoice minutes={typed.minutes} onChange={(minutes) => change({ minutes })} />
      <TextInput
        label="Price in euro"
        name="price"
        inputMode="decimal"
        autoComplete="off"
        value={typed.price}
        error={problems.price ?? fields['price']}
        onChange={(event) => change({ price: event.target.value })}
      />
      <DepositChoice
        typed={typed.deposit}
        preview={depositText(typed, fees)}
        error={problems.percent ?? fields['deposit.percent']}
        onChange={(deposit) => change({ deposit })}
      />
      <FormError text={text} />
    </FormDialog>
  )
}

/** Explains what a client pays now and on the day, or that it will depend on the price (A5, A6). */
function depositText({ price, minutes, deposit: typed }: Typed, feePerHour: number): string {
  const priceCents = centsFromText(price)
  const deposit = depositFrom(typed)
  if (priceCents === 0) return "It's free: clients pay nothing online."
  if (!deposit) return 'Clients pay this part of the price as a deposit and the rest on the day.'
  if (priceCents !== null && priceCents > 0) {
    const items = [{ durationMinutes: minutes, priceCents, deposit }]
    const nowCents = depositOf({ feePerHourCents: euroToCents(feePerHour), items })
    if (nowCents === 0) return 'Clients pay nothing online, and all of it on the day.'
    return `Clients pay ${formatEuro(nowCents)} as a deposit and ${formatEuro(priceCents - nowCents)} on the day.`
  }
  if (deposit.kind === 'full') return 'Clients pay all of it when they book.'
  if (deposit.kind === 'percent') {
    return `Clients pay ${deposit.percent}% of it as a deposit and the rest on the day.`
  }
  const feeCents = depositOf({ feePerHourCents: euroToCents(feePerHour), items: [timeOf(minutes)] })
  return `Clients pay up to ${formatEuro(feeCents)} of it as a deposit and the rest on the day.`
}

const startOf = (service: ServiceOnWire | undefined): Typed => ({
  name: service?.name ?? '',
  description: service?.description ?? '',
  price: service ? service.price.toFixed(2) : '',
  minutes: service?.durationMinutes ?? 60,
  deposit: {
    kind: service?.deposit.kind ?? 'hourly',
    percent: String(service?.deposit.percent ?? 50),
  },
})

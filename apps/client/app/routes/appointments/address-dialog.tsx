import { ApiError } from '@anseo/api-client/api-error'
import { ADDRESS_CHANGING } from '@anseo/api-client/error-catalogue/appointments'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import type { Address } from '@anseo/domain/address'
import { addressChangeText } from '@anseo/domain/address-change-words'
import { type WireCost, costFromWire } from '@anseo/domain/cost-wire'
import { formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { CostSummary } from '@anseo/ui/cost-summary'
import { FormDialog } from '@anseo/ui/form-dialog'
import { Note } from '@anseo/ui/note'
import { notify } from '@anseo/ui/toasts'
import { useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { refusedCost } from '../../appointments/refused-cost.ts'
import { VendorLine } from '../../appointments/vendor-line.tsx'
import { AddressFields } from '../../forms/address-fields.tsx'
import { useAttempt } from '../../forms/use-attempt.ts'
import { useSavedState } from '../../session/use-saved-state.ts'
import type { DialogProps } from './dialog-props.ts'
import { nowLabelOf } from './one/money.tsx'
import { useCloseAtEnd } from './use-close-at-end.ts'

/** Changes where the vendor comes to (B4). Where the way costs more or less, the new total is shown and agreed to first. */
export default function AddressDialog(props: DialogProps) {
  const { appointment, onClose } = props
  const { wire, facts } = appointment
  const { busy, run } = useAttempt(bookingErrorText)
  useCloseAtEnd(props, busy)
  const [address, setAddress] = useSavedState(
    `visit-address.${wire._id}`,
    wire.address,
    (saved) => saved as Address | null,
  )
  const [fields, setFields] = useState<Record<string, string>>({})
  const [changed, setChanged] = useState<WireCost | null>(null)
  const vendor = firstNameOf(wire.vendorData.name)

  const edit = (part: Partial<Address>) => {
    setAddress({ ...address, ...part })
    setChanged(null)
  }
  const save = async () => {
    setFields({})
    let agreed = true
    const done = await run(async () => {
      const body = { address, expectedTotal: (changed ?? wire.cost).total }
      try {
        await api('PUT /api/user/appointments/:id/address', { params: { id: wire._id }, body })
      } catch (error) {
        if (error instanceof ApiError) setFields(error.fields)
        const other = refusedCost(error)
        if (!other) throw error
        agreed = false
        setChanged(other)
      }
    })
    if (!done || !agreed) return
    notify.success(ADDRESS_CHANGING.success)
    onClose()
  }
  const before = costFromWire(wire.cost)
  const cost = changed && costFromWire(changed)
  return (
    <FormDialog
      title="Change address"
      keep="Keep address"
      confirm={cost ? `Change, ${formatEuro(cost.totalCents)} in total` : 'Change address'}
      busy={busy}
      onClose={onClose}
      onSubmit={save}
    >
      <VendorLine appointment={appointment} />
      <AddressFields values={address} change={edit} fields={fields} marksNeeded />
      {cost && (
        <div role="status" className="grid gap-4">
          <Note>
            {addressChangeText(before, cost)}
            {cost.nowCents === before.nowCents &&
              ` What you ${facts.paid ? 'paid' : 'pay online'} stays the same.`}
          </Note>
          <CostSummary cost={cost} payee={vendor} nowLabel={nowLabelOf(facts)} />
        </div>
      )}
      <p className="hint">
        For this appointment only. You can change it until 24 hours before the start; we&apos;ll tell {vendor}
        .
      </p>
    </FormDialog>
  )
}

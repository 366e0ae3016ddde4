import { withParams } from '@anseo/site-kit/with-params'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useSavedState } from '../../session/use-saved-state.ts'
import type { DialogName } from './dialog-props.ts'
import { PAY } from '../../appointments/pay-path.ts'

/** A dialog, and the id of its appointment. */
interface OpenDialog {
  name: DialogName
  id: string
}

/** Dialogs with a form open again after a login in between; the others only ask a question and do not. */
const FORMS: readonly DialogName[] = ['pay', 'balance', 'reschedule', 'address', 'report', 'review']

/** Holds the open dialog; it survives a login when it is a form, and an address may name an appointment to pay. */
export function useOpenDialog() {
  const [dialog, setDialog] = useSavedState<OpenDialog | null>('appointment-dialog', null, readOpenDialog)
  const [search, setSearch] = useSearchParams()
  const toPay = search.get(PAY)
  const openPayment = useEffectEvent((id: string) => {
    setDialog({ name: 'pay', id })
    setSearch(withParams(search, { [PAY]: null }), { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (toPay !== null) openPayment(toPay)
  }, [toPay])
  return [dialog, setDialog] as const
}

/** Reads the form that was open in this tab; null for a dialog that only asks a question. */
export function readOpenDialog(saved: unknown): OpenDialog | null {
  const { name, id } = (saved ?? {}) as Partial<Record<keyof OpenDialog, unknown>>
  const form = FORMS.find((known) => known === name)
  return form && typeof id === 'string' ? { name: form, id } : null
}

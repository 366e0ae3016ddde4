import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useKeptState } from '../../session/use-kept-state.ts'
import { type DialogName, isDialogName } from './appointment-dialogs.tsx'
import { PAY } from './pay-path.ts'

/** A dialog, and the id of the appointment that it is about. */
interface OpenDialog {
  name: DialogName
  id: string
}

/** Which dialog is open; a login in the middle leads back into it, and an address may name one to pay. */
export function useOpenDialog() {
  const [dialog, setDialog] = useKeptState<OpenDialog | null>('appointment-dialog', null, readOpenDialog)
  const [search, setSearch] = useSearchParams()
  const toPay = search.get(PAY)
  const openPayment = useEffectEvent((id: string) => {
    setDialog({ name: 'pay', id })
    const rest = new URLSearchParams(search)
    rest.delete(PAY)
    setSearch(rest, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (toPay !== null) openPayment(toPay)
  }, [toPay])
  return [dialog, setDialog] as const
}

function readOpenDialog(kept: unknown): OpenDialog | null {
  const { name, id } = (kept ?? {}) as Partial<Record<keyof OpenDialog, unknown>>
  return isDialogName(name) && typeof id === 'string' ? { name, id } : null
}

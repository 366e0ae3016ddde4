import { useKeptState } from '../../session/use-kept-state.ts'
import { type DialogName, isDialogName } from './appointment-dialogs.tsx'

/** A dialog, and the id of the appointment that it is about. */
interface OpenDialog {
  name: DialogName
  id: string
}

/** Which dialog is open; a login in the middle leads back into it. */
export const useOpenDialog = () => useKeptState<OpenDialog | null>('appointment-dialog', null, readOpenDialog)

function readOpenDialog(kept: unknown): OpenDialog | null {
  const { name, id } = (kept ?? {}) as Partial<Record<keyof OpenDialog, unknown>>
  return isDialogName(name) && typeof id === 'string' ? { name, id } : null
}

import { notify } from '@anseo/ui/toasts'
import { useEffect, useEffectEvent } from 'react'
import type { DialogProps } from './dialog-props.ts'

/**
 * Closes a dialog that changes an appointment, with a toast that says why, when the appointment is declined or cancelled
 * meanwhile: in another tab, by the vendor, by an operator or by time.
 * @param busy the dialog is making a change itself, which may be what ends the appointment.
 */
export function useCloseAtEnd({ appointment, onClose }: DialogProps, busy: boolean): void {
  const text = busy ? null : endText(appointment)
  const close = useEffectEvent((reason: string) => {
    notify.info(reason)
    onClose()
  })
  useEffect(() => {
    if (text !== null) close(text)
  }, [text])
}

function endText({ wire, facts }: DialogProps['appointment']): string | null {
  const { name } = wire.vendorData
  if (facts.declined) return `${name} has declined this appointment.`
  switch (facts.cancelledBy) {
    case 'client':
      return 'You have already cancelled this appointment.'
    case 'vendor':
      return `${name} has cancelled this appointment.`
    case 'auto':
      return 'This appointment has timed out.'
    case 'admin':
      return 'This appointment has been cancelled.'
    case null:
      return null
  }
}

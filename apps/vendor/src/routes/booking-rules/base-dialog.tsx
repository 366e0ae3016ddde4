import type { BookingRulesOnWire } from '@anseo/contract/booking-rules'
import { normaliseEircode } from '@anseo/domain/eircode'
import { townOfEircode } from '@anseo/domain/eircode-town'
import { ADDRESS_LINE_MAX_LENGTH } from '@anseo/domain/limits'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { TextInput } from '@anseo/ui/text-input'
import { type FormEvent, useState } from 'react'

type Base = BookingRulesOnWire['base']

interface BaseDialogProps {
  base: Base
  /** True if clients come to the place, so that it cannot be removed. */
  isNeeded: boolean
  onClose: () => void
  onSave: (base: Base) => void
}

const FORM = 'base-form'

/** Form for the vendor's own place (B4). */
export function BaseDialog({ base, isNeeded, onClose, onSave }: BaseDialogProps) {
  const [line1, setLine1] = useState(base?.line1 ?? '')
  const [eircode, setEircode] = useState(base?.eircode ?? '')
  const [isTried, setTried] = useState(false)
  const normalised = normaliseEircode(eircode)
  const problems = {
    line1: line1.trim() === '' ? 'Fill in this field.' : null,
    eircode: eircodeProblem(normalised),
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (normalised && !problems.line1 && !problems.eircode) {
      onSave({ line1: line1.trim(), eircode: normalised })
    }
  }
  return (
    <Dialog
      onClose={onClose}
      title="Your own place"
      footer={
        <>
          {base && !isNeeded && (
            <Button tone="sec" onClick={() => onSave(null)}>
              Remove
            </Button>
          )}
          <Button tone="cta" type="submit" form={FORM}>
            Save place
          </Button>
        </>
      }
    >
      <form id={FORM} method="post" noValidate className="grid gap-4" onSubmit={save}>
        <p className="hint">
          You travel from here. If clients come to you, they see the area before they book and the street once
          they have paid.
        </p>
        <TextInput
          label="Street"
          autoComplete="address-line1"
          maxLength={ADDRESS_LINE_MAX_LENGTH}
          value={line1}
          error={isTried ? problems.line1 : null}
          onChange={(event) => setLine1(event.target.value)}
        />
        <TextInput
          label="Eircode"
          autoComplete="postal-code"
          autoCapitalize="characters"
          value={eircode}
          error={isTried ? problems.eircode : null}
          onChange={(event) => setEircode(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

function eircodeProblem(normalised: string | null): string | null {
  if (!normalised) return 'Enter a 7-character Eircode, like D06 X2Y7.'
  return townOfEircode(normalised) === ''
    ? "We don't know this Eircode area. Check the first three characters."
    : null
}

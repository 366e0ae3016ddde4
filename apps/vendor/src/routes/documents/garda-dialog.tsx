import { formErrors } from '@anseo/api-client/form-errors'
import { serverNow } from '@anseo/api-client/server-clock'
import type { CheckOnWire } from '@anseo/contract/vetting'
import { formatIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { NAME_MAX_LENGTH } from '@anseo/domain/limits'
import { vettedDayProblem } from '@anseo/domain/vetting-verdict'
import { useDraft } from '@anseo/site-kit/use-draft'
import { FormError } from '@anseo/ui/form-error'
import { FormDialog } from '@anseo/ui/form-dialog'
import { TextInput } from '@anseo/ui/text-input'
import { useState } from 'react'
import { useVendor } from '../../queries/profile.ts'
import { useStateGardaVetting } from '../../queries/trader.ts'

interface GardaDialogProps {
  /** The vendor's earlier statement. */
  stated: CheckOnWire['stated']
  onClose: () => void
}

const FAILED = "We couldn't save this. Please try again."

/** Asks which organisation had the vendor vetted, and when. */
export function GardaDialog({ stated, onClose }: GardaDialogProps) {
  const { _id } = useVendor()
  const [organisation, setName] = useDraft(`anseo.pro.garda.${_id}.organisation`, stated?.organisation)
  const [vettedOn, setDay] = useDraft(`anseo.pro.garda.${_id}.day`, stated?.vettedOn)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const saving = useStateGardaVetting()
  const { fields, text } = formErrors(saving.error, FAILED)
  const submit = () => {
    const onDay = vettedDayProblem(vettedOn, serverNow())
    const found = {
      ...(organisation.trim() === '' && { organisation: 'Enter the name of the organisation.' }),
      ...(onDay !== null && { vettedOn: onDay }),
    }
    setProblems(found)
    if (Object.keys(found).length > 0) return
    saving.mutate(
      { organisation, vettedOn },
      {
        onSuccess: () => {
          setName('')
          setDay('')
          onClose()
        },
      },
    )
  }
  const wrong = { ...fields, ...problems }
  return (
    <FormDialog
      title="Who had you vetted?"
      busy={saving.isPending}
      confirm="Send for review"
      onSubmit={submit}
      onClose={onClose}
    >
      <p>We&apos;ll ask this organisation to confirm it.</p>
      <TextInput
        label="Organisation"
        name="organisation"
        maxLength={NAME_MAX_LENGTH}
        hint="Such as a crèche, an agency or a sports club."
        value={organisation}
        error={wrong['organisation']}
        onChange={({ target }) => setName(target.value)}
      />
      <TextInput
        label="Day of the vetting disclosure"
        name="vettedOn"
        type="date"
        max={formatIsoDate(dublinDate(serverNow()))}
        value={vettedOn}
        error={wrong['vettedOn']}
        onChange={({ target }) => setDay(target.value)}
      />
      {Object.keys(wrong).length === 0 && <FormError text={text} />}
    </FormDialog>
  )
}

import { formErrors } from '@anseo/api-client/form-errors'
import { serverNow } from '@anseo/api-client/server-clock'
import type { CheckOnWire } from '@anseo/contract/vetting'
import { formatIsoDate, parseIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { GARDA_RENEWAL_YEARS, NAME_MAX_LENGTH } from '@anseo/domain/limits'
import { renewalDay, verdictProblem } from '@anseo/domain/vetting-verdict'
import { useDraft } from '@anseo/site-kit/use-draft'
import { FormError } from '@anseo/ui/form-error'
import { FormDialog } from '@anseo/ui/form-dialog'
import { TextInput } from '@anseo/ui/text-input'
import { useState } from 'react'
import { useDecideCheck } from '../../queries/vetting.ts'

interface GardaPassDialogProps {
  vendorId: string
  check: CheckOnWire
  onClose: () => void
}

const FAILED = "We couldn't save the check. Please try again."

/** Records which organisation had a vendor vetted, when, and when it is to be renewed (D10). */
export function GardaPassDialog({ vendorId, check, onClose }: GardaPassDialogProps) {
  const { kind, stated } = check
  const key = `anseo.admin.garda.${vendorId}`
  const [organisation, setName] = useDraft(`${key}.organisation`, stated?.organisation)
  const [vettedOn, setDay] = useDraft(`${key}.vetted-on`, stated?.vettedOn)
  const [lastDay, setLastDay] = useDraft(`${key}.last-day`, renewalText(vettedOn))
  const [problem, setProblem] = useState<ReturnType<typeof verdictProblem>>(null)
  const decide = useDecideCheck(vendorId, check)
  const { fields, text } = formErrors(decide.error, FAILED)
  const changeDay = (day: string) => {
    // The renewal date follows the day of the vetting until another one is entered.
    if (lastDay === renewalText(vettedOn)) setLastDay(renewalText(day))
    setDay(day)
  }
  const submit = () => {
    const verdict = {
      outcome: 'passed' as const,
      organisation: organisation.trim(),
      vettedOn,
      ...(lastDay && lastDay !== renewalText(vettedOn) && { lastDay }),
    }
    const found = verdictProblem({ kind, ...verdict }, serverNow())
    setProblem(found)
    if (found) return
    decide.mutate(verdict, {
      onSuccess: () => {
        for (const clear of [setName, setDay, setLastDay]) clear('')
        onClose()
      },
    })
  }
  const errorOf = (field: 'organisation' | 'vettedOn' | 'lastDay') =>
    problem?.field === field ? problem.text : fields[field]
  return (
    <FormDialog
      onClose={onClose}
      title="Approve: Garda vetting"
      busy={decide.isPending}
      confirm="Record vetting"
      onSubmit={submit}
    >
      <p>Approve it once the organisation has confirmed it to you. Don&apos;t store the disclosure itself.</p>
      <TextInput
        label="Organisation that had the person vetted"
        name="organisation"
        maxLength={NAME_MAX_LENGTH}
        value={organisation}
        error={errorOf('organisation')}
        onChange={({ target }) => setName(target.value)}
      />
      <TextInput
        label="Day of the vetting disclosure"
        name="vettedOn"
        type="date"
        max={formatIsoDate(dublinDate(serverNow()))}
        value={vettedOn}
        error={errorOf('vettedOn')}
        onChange={({ target }) => changeDay(target.value)}
      />
      <TextInput
        label="Renewal date"
        name="lastDay"
        type="date"
        hint={`At the latest ${GARDA_RENEWAL_YEARS} years after the vetting.`}
        value={lastDay}
        error={errorOf('lastDay')}
        onChange={({ target }) => setLastDay(target.value)}
      />
      <FormError text={text} />
    </FormDialog>
  )
}

/** Returns the latest renewal date for a day of vetting, both as `YYYY-MM-DD`; '' without a day. */
function renewalText(vettedOn: string): string {
  const vetted = parseIsoDate(vettedOn)
  return vetted ? formatIsoDate(renewalDay(vetted)) : ''
}

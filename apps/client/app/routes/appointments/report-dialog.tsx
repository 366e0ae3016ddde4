import { REPORT_MAX_LENGTH } from '@anseo/domain/limits'
import { readText } from '@anseo/site-kit/use-saved-state'
import { FormDialog } from '@anseo/ui/form-dialog'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { notify } from '@anseo/ui/toasts'
import { useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { useSavedState } from '../../session/use-saved-state.ts'
import type { DialogProps } from './dialog-props.ts'
import { isPaidThroughUs } from '../../appointments/is-paid-through-us.ts'
import { useAttempt } from '../../forms/use-attempt.ts'
import { VendorLine } from '../../appointments/vendor-line.tsx'

const MAX_LENGTH_TEXT = REPORT_MAX_LENGTH.toLocaleString('en-IE')

/** Lets a client report a problem with a past appointment (L3). */
export default function ReportDialog({ appointment, onClose }: DialogProps) {
  const { _id, vendorData } = appointment.wire
  const [text, setText] = useSavedState(`report-${_id}`, '', readText)
  const [missing, setMissing] = useState(false)
  const { busy, run } = useAttempt()
  const send = async () => {
    setMissing(text.trim() === '')
    if (text.trim() === '') return
    const done = await run(async () => {
      await api('POST /api/user/appointments/:id/report', { params: { id: _id }, body: { text } })
    })
    if (!done) return
    notify.success("You reported a problem. We're looking into it.")
    onClose()
  }
  return (
    <FormDialog onClose={onClose} title="Report a problem" busy={busy} confirm="Send report" onSubmit={send}>
      <VendorLine appointment={appointment} />
      <TextareaInput
        label="What went wrong?"
        aside={<Counter length={text.length} />}
        error={missing ? 'Tell us what went wrong.' : null}
        name="text"
        rows={5}
        maxLength={REPORT_MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <WhatHappensNext name={vendorData.name} isPaid={isPaidThroughUs(appointment)} />
    </FormDialog>
  )
}

const Counter = ({ length }: { length: number }) => (
  <span className="hint num">
    {length.toLocaleString('en-IE')} of {MAX_LENGTH_TEXT}
  </span>
)

const WhatHappensNext = ({ name, isPaid }: { name: string; isPaid: boolean }) => (
  <div>
    <p className="font-semibold">What happens next</p>
    <p>
      We&apos;ll look into it and ask {name} for their side.{' '}
      {isPaid && <>We won&apos;t pay {name} for this appointment until it&apos;s resolved. </>}
      We&apos;ll then tell you both what we decided{isPaid && ' and whether you get a refund'}.
    </p>
  </div>
)

import { formErrors } from '@anseo/api-client/form-errors'
import { Button } from '@anseo/ui/button'
import { FormError } from '@anseo/ui/form-error'
import { FormDialog } from '@anseo/ui/form-dialog'
import { ReasonDialog } from '@anseo/ui/reason-dialog'
import { Ban, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useDialogInAddress } from '../../navigation/use-dialog-in-address.ts'
import { useBlockClient, useUnblockClient } from '../../queries/restrictions.ts'
import { StatementFields } from '../notices/statement-fields.tsx'
import { useStatement } from '../notices/use-statement.ts'
import '../notices/notices.css'

interface BlockClientProps {
  id: string
  name: string
  blocked: boolean
}

/** Blocks a client with a statement of reasons, or lifts the block (D6). */
export function BlockClient({ id, name, blocked }: BlockClientProps) {
  const [opened, open] = useDialogInAddress()
  const close = () => open(null)
  return (
    <section className="card pad record-part" aria-labelledby="block">
      <h2 id="block">{blocked ? 'Blocked' : 'Block'}</h2>
      <p>
        {blocked
          ? `${name} can only log in, read, get refunds, download data and complain.`
          : `Once blocked, ${name} can't book or write. We'll email the reasons and how to complain. Coming appointments are cancelled and refunded in full.`}
      </p>
      <Button
        tone={blocked ? 'sec' : 'dng'}
        icon={blocked ? <Undo2 aria-hidden="true" /> : <Ban aria-hidden="true" />}
        onClick={() => open('block')}
      >
        {blocked ? `Unblock ${name}` : `Block ${name}`}
      </Button>
      {opened === 'block' &&
        (blocked ? <Unblock {...{ id, name, close }} /> : <Block {...{ id, name, close }} />)}
    </section>
  )
}

interface AskProps {
  id: string
  name: string
  close: () => void
}

function Block({ id, name, close }: AskProps) {
  const statement = useStatement(`anseo.admin.block.${id}`)
  const [tried, setTried] = useState(false)
  const blocking = useBlockClient(id)
  const submit = () => {
    setTried(true)
    if (Object.values(statement.problems).some((problem) => problem !== null)) return
    const { facts: reason, ...ground } = statement.body()
    blocking.mutate(
      { reason, ...ground, ...statement.duration.body },
      {
        onSuccess: () => {
          statement.forget()
          close()
        },
      },
    )
  }
  const { fields, text } = formErrors(blocking.error, "We couldn't block this account. Please try again.")
  const problem = text ?? Object.values(fields)[0]
  return (
    <FormDialog
      onClose={close}
      title={`Block ${name}?`}
      busy={blocking.isPending}
      confirm="Block and send"
      tone="dngf"
      onSubmit={submit}
    >
      <p>{name} gets this statement of reasons straight away, with the ways to contest it.</p>
      <StatementFields statement={statement} timed="block" tried={tried} />
      <FormError text={problem} />
    </FormDialog>
  )
}

function Unblock({ id, name, close }: AskProps) {
  const unblocking = useUnblockClient(id)
  return (
    <ReasonDialog
      title={`Unblock ${name}?`}
      label="Reason for the audit log (optional)"
      confirm="Unblock client"
      tone="pri"
      busy={unblocking.isPending}
      onClose={close}
      onConfirm={(reason) => unblocking.mutate(reason, { onSuccess: close })}
    >
      <p>We&apos;ll email {name}. Cancelled appointments stay cancelled.</p>
    </ReasonDialog>
  )
}

import { requiredText } from '@anseo/api-client/field-problems'
import { formErrors } from '@anseo/api-client/form-errors'
import { useDraft } from '@anseo/site-kit/use-draft'
import { Button } from '@anseo/ui/button'
import { FormError } from '@anseo/ui/form-error'
import { Question } from '@anseo/ui/question'
import { ReasonDialog } from '@anseo/ui/reason-dialog'
import { Ban, Undo2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useBlockClient, useUnblockClient } from '../../queries/restrictions.ts'
import { PROVISIONS } from '../notices/notice-texts.ts'
import { StatementFields } from '../notices/statement-fields.tsx'
import '../notices/notices.css'

interface BlockClientProps {
  id: string
  name: string
  blocked: boolean
}

/** Blocks a client with a statement of reasons, or lifts the block (D6). */
export function BlockClient({ id, name, blocked }: BlockClientProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <section className="card pad record-part" aria-labelledby="block">
      <h2 id="block">{blocked ? 'Blocked' : 'Block'}</h2>
      <p>
        {blocked
          ? `${name} can only log in, read, get refunds, download data and complain.`
          : `${name} can no longer book or write. We email the reasons and how to complain. Coming appointments are cancelled and refunded in full.`}
      </p>
      <Button
        tone={blocked ? 'sec' : 'dng'}
        icon={blocked ? <Undo2 aria-hidden="true" /> : <Ban aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {blocked ? `Unblock ${name}` : `Block ${name}`}
      </Button>
      {isAsking && (blocked ? <Unblock {...{ id, name, close }} /> : <Block {...{ id, name, close }} />)}
    </section>
  )
}

interface AskProps {
  id: string
  name: string
  close: () => void
}

function Block({ id, name, close }: AskProps) {
  const [ground, setGround] = useState<'law' | 'terms'>('terms')
  const [provision, setProvision] = useState(PROVISIONS.terms[0]!)
  const [facts, setFacts] = useDraft(`anseo.admin.block.${id}`)
  const [tried, setTried] = useState(false)
  const blocking = useBlockClient(id)
  const problems = { provision: requiredText(provision), facts: requiredText(facts) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problems.provision || problems.facts || blocking.isPending) return
    blocking.mutate(
      { reason: facts.trim(), ground, provision: provision.trim() },
      {
        onSuccess: () => {
          setFacts('')
          close()
        },
      },
    )
  }
  const { text } = formErrors(blocking.error, "We couldn't block this account. Please try again.")
  return (
    <Question
      onClose={close}
      title={`Block ${name}?`}
      busy={blocking.isPending}
      confirm="Block and send"
      tone="dngf"
      form="block-client"
    >
      <form id="block-client" method="post" noValidate className="grid gap-4" onSubmit={submit}>
        <p>{name} gets this statement of reasons straight away, with the ways to contest it.</p>
        <StatementFields
          verdict={{
            ground,
            provision,
            facts,
            setGround: (next) => {
              setGround(next === 'law' ? 'law' : 'terms')
              setProvision(next === 'law' ? '' : PROVISIONS.terms[0]!)
            },
            setProvision,
            setFacts,
            problems,
          }}
          tried={tried}
        />
        <FormError text={text} />
      </form>
    </Question>
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

import { serverNow } from '@anseo/api-client/server-clock'
import { formErrors } from '@anseo/api-client/form-errors'
import { formatMoment } from '@anseo/domain/moment-text'
import { FormError } from '@anseo/ui/form-error'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { FormDialog } from '@anseo/ui/form-dialog'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useHideContent } from '../../queries/content-notices.ts'
import { Allowed } from '../../shell/allowed.tsx'
import { LiftDialog } from './lift-dialog.tsx'
import { StatementFields } from './statement-fields.tsx'
import type { ShownNotice } from './notice.tsx'
import { useStatement } from './use-statement.ts'

/** Hides reported content until its report is decided, or shows it again (D6). */
export function HideContent({ notice }: Pick<ShownNotice, 'notice'>) {
  const hidden = notice.hidden.find(({ until }) => until === null)
  if (hidden) return <Hidden hidden={hidden} />
  return notice.exists && notice.kind !== 'person' ? <Shown notice={notice} /> : null
}

function Hidden({ hidden: { _id, from, by } }: { hidden: ShownNotice['notice']['hidden'][number] }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Note tone="warm" icon={<EyeOff aria-hidden="true" />}>
        Hidden while you decide, since {formatMoment(new Date(from), serverNow())}
        {by && `, by ${by.name}`}. If you keep it, it&apos;s shown again.
      </Note>
      <Allowed to="POST /api/admin/decisions/:id/lift">
        <div>
          <Button tone="sec" size="sm" icon={<Eye aria-hidden="true" />} onClick={() => setAsking(true)}>
            Show it again
          </Button>
        </div>
      </Allowed>
      {isAsking && (
        <LiftDialog
          id={_id}
          title="Show it again?"
          confirm="Show it again"
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function Shown({ notice }: Pick<ShownNotice, 'notice'>) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Allowed to="POST /api/admin/content-notices/:id/hide">
      <div>
        <Button tone="sec" size="sm" icon={<EyeOff aria-hidden="true" />} onClick={() => setAsking(true)}>
          Hide while we decide
        </Button>
      </div>
      {isAsking && <Hide notice={notice} onClose={() => setAsking(false)} />}
    </Allowed>
  )
}

function Hide({ notice, onClose }: Pick<ShownNotice, 'notice'> & { onClose: () => void }) {
  const statement = useStatement(`anseo.admin.notice.${notice._id}.hide`)
  const [tried, setTried] = useState(false)
  const hiding = useHideContent(notice._id)
  const submit = () => {
    setTried(true)
    const { provision, facts } = statement.problems
    if (provision || facts) return
    const done = () => {
      statement.forget()
      onClose()
    }
    hiding.mutate({ ...statement.body(), seen: notice.currentText }, { onSuccess: done })
  }
  const { fields, text } = formErrors(hiding.error, "We couldn't hide it. Please try again.")
  const problem = text ?? Object.values(fields)[0]
  return (
    <FormDialog
      onClose={onClose}
      title="Hide while we decide?"
      busy={hiding.isPending}
      confirm="Hide and send"
      tone="dngf"
      onSubmit={submit}
    >
      <p>
        No one sees it until you decide. {notice.author?.name ?? 'The author'} gets this short statement
        straight away: that it&apos;s provisional, why, and how to complain. Don&apos;t name the reporter.
      </p>
      <StatementFields statement={statement} timed={null} tried={tried} />
      <FormError text={problem} />
    </FormDialog>
  )
}

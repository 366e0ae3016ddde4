import { serverNow } from '@anseo/api-client/server-clock'
import { isInForce } from '@anseo/domain/moderation'
import { formatMoment } from '@anseo/domain/moment-text'
import { Button } from '@anseo/ui/button'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { Note } from '@anseo/ui/note'
import { EyeOff, Scale, ScrollText, UserRound, UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { PageLink } from '../../navigation/page-link.tsx'
import { useTakeNotice } from '../../queries/content-notices.ts'
import { useProfile } from '../../queries/profile.ts'
import { LiftDialog } from './lift-dialog.tsx'
import { NoticeSteps } from './notice-steps.tsx'
import { MEASURES, pathOfPerson } from './notice-texts.ts'
import type { ShownNotice } from './notice.tsx'
import { Allowed } from '../../shell/allowed.tsx'

/** Shows the reporter, the admin in charge, the steps so far, and earlier decisions about the same author. */
export function NoticeAside({ notice, statements, alike }: ShownNotice) {
  return (
    <div className="grid content-start gap-5">
      <Reporter notice={notice} />
      <SoFar notice={notice} alike={alike} />
      {notice.author && (
        <section className="card pad record-part" aria-labelledby="earlier">
          <h2 id="earlier">Decisions about {notice.author.name}</h2>
          {statements.length === 0 ? (
            <p className="muted">None so far.</p>
          ) : (
            <ul className="grid gap-2">
              {statements.map((statement) => (
                <Earlier key={statement._id} statement={statement} />
              ))}
            </ul>
          )}
        </section>
      )}
      {notice.decision === null && <OnSending notice={notice} />}
    </div>
  )
}

function Earlier({ statement }: { statement: ShownNotice['statements'][number] }) {
  const [isLifting, setLifting] = useState(false)
  const { _id, measure, decidedAt, endsAt } = statement
  const applies = isInForce(statement)
  return (
    <li>
      {MEASURES[measure]}
      <span className="hint num">
        {' '}
        {formatMoment(new Date(decidedAt), serverNow())}
        {!applies && ', ended'}
        {applies && endsAt && `, ends ${formatMoment(new Date(endsAt), serverNow())}`}
      </span>
      {applies && measure !== 'suspend' && measure !== 'hide' && (
        <Allowed to="POST /api/admin/decisions/:id/lift">
          <Button tone="ghost" size="sm" onClick={() => setLifting(true)}>
            Lift
          </Button>
        </Allowed>
      )}
      {isLifting && (
        <LiftDialog
          id={_id}
          title="Lift this restriction?"
          confirm="Lift restriction"
          onClose={() => setLifting(false)}
        />
      )}
    </li>
  )
}

function Reporter({ notice: { reporter, author } }: Pick<ShownNotice, 'notice'>) {
  const { name, email, accountId, role } = reporter
  return (
    <section className="card pad record-part" aria-labelledby="reporter">
      <h2 id="reporter">Reporter</h2>
      <div className="wrap-anywhere">
        {accountId && role ? (
          <PageLink className="record-link" to={pathOfPerson({ _id: accountId, role })}>
            {name}
          </PageLink>
        ) : (
          <b>{name}</b>
        )}
        <p className="hint">{email}</p>
        {!accountId && <p className="hint">Without an account</p>}
      </div>
      <Note icon={<EyeOff aria-hidden="true" />}>
        {author?.name ?? 'The author'} won&apos;t learn who reported this. Don&apos;t name the reporter in the
        reasons.
      </Note>
    </section>
  )
}

function SoFar({ notice, alike }: Pick<ShownNotice, 'notice' | 'alike'>) {
  const { _id, takenBy, decision } = notice
  const own = useProfile().data?._id
  const taking = useTakeNotice(_id)
  const isOwn = takenBy !== null && takenBy._id === own
  return (
    <section className="card pad record-part" aria-labelledby="so-far">
      <h2 id="so-far">So far</h2>
      <NoticeSteps notice={notice} />
      <KeyValueList items={[{ label: 'Assigned to', value: takenBy?.name ?? 'No one', absent: !takenBy }]} />
      {decision === null && (
        <Allowed to="POST /api/admin/content-notices/:id/take">
          <Button tone="sec" busy={taking.isPending} onClick={() => taking.mutate(!isOwn)}>
            {isOwn ? 'Leave it to others' : 'I work on it'}
          </Button>
        </Allowed>
      )}
      {decision === null && alike > 1 && (
        <p className="hint">
          There are {alike} open reports about this content. Your decision answers them all.
        </p>
      )}
    </section>
  )
}

function OnSending({ notice: { author, hidden } }: Pick<ShownNotice, 'notice'>) {
  const name = author?.name ?? 'The author'
  const isHidden = hidden.some(({ until }) => until === null)
  return (
    <section className="card pad record-part" aria-labelledby="on-sending">
      <h2 id="on-sending">What happens on sending</h2>
      <ul className="notice-effects">
        <li>
          <UserRound aria-hidden="true" />
          {isHidden
            ? `${name} gets the statement of reasons or, if you keep the content, that it's shown again`
            : `${name} gets the statement of reasons, unless you keep the content`}
        </li>
        <li>
          <UserRoundCheck aria-hidden="true" />
          The reporter gets your decision, and can complain if you keep the content
        </li>
        <li>
          <Scale aria-hidden="true" />
          Both can complain for six months, and someone else on the team answers
        </li>
        <li>
          <ScrollText aria-hidden="true" />
          The audit log records your name
        </li>
      </ul>
    </section>
  )
}

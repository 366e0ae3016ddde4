import { formatMoment } from '@anseo/domain/moment-text'
import { Button } from '@anseo/ui/button'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { Note } from '@anseo/ui/note'
import { EyeOff } from 'lucide-react'
import { PageLink } from '../../navigation/page-link.tsx'
import { useTakeNotice } from '../../queries/content-notices.ts'
import { useProfile } from '../../queries/profile.ts'
import { MEASURES, pathOfPerson } from './notice-texts.ts'
import type { ShownNotice } from './notice.tsx'
import { Allowed } from '../../shell/allowed.tsx'

/** Shows the reporter, the admin in charge, the steps so far, and earlier decisions about the same author. */
export function NoticeAside({ notice, statements, alike }: ShownNotice) {
  return (
    <div className="record-side">
      <Reporter notice={notice} />
      <SoFar notice={notice} alike={alike} />
      {notice.author && (
        <section className="card pad record-part" aria-labelledby="earlier">
          <h2 id="earlier">Decisions about {notice.author.name}</h2>
          {statements.length === 0 ? (
            <p className="muted">None so far.</p>
          ) : (
            <ul className="grid gap-2">
              {statements.map(({ _id, measure, decidedAt, liftedAt }) => (
                <li key={_id}>
                  {MEASURES[measure]}
                  <span className="hint num">
                    {' '}
                    {formatMoment(new Date(decidedAt))}
                    {liftedAt && ', no longer holds'}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {notice.decision === null && <OnSending author={notice.author?.name ?? 'the author'} />}
    </div>
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
  const { _id, sentAt, takenBy, reopenedAt, decision } = notice
  const own = useProfile().data?._id
  const taking = useTakeNotice(_id)
  const isOwn = takenBy !== null && takenBy._id === own
  return (
    <section className="card pad record-part" aria-labelledby="so-far">
      <h2 id="so-far">Progress</h2>
      <KeyValueList
        items={[
          { label: 'Reported and confirmed', value: formatMoment(new Date(sentAt)) },
          ...(reopenedAt
            ? [{ label: 'Opened again after a complaint', value: formatMoment(new Date(reopenedAt)) }]
            : []),
          { label: 'Assigned to', value: takenBy?.name ?? 'No one', absent: !takenBy },
          { label: 'Reference', value: _id.slice(0, 8) },
        ]}
      />
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

const OnSending = ({ author }: { author: string }) => (
  <section className="card pad record-part" aria-labelledby="on-sending">
    <h2 id="on-sending">When you send it</h2>
    <ul className="grid list-disc gap-2 pl-5">
      <li>{author} gets the statement of reasons, unless you keep the content.</li>
      <li>The reporter gets your decision, and can complain if you keep the content.</li>
      <li>Both can complain for six months. Someone else on the team answers.</li>
      <li>The audit log records your name.</li>
    </ul>
  </section>
)

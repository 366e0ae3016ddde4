import type { StatementOnWire } from '@anseo/contract/statements-of-reasons'
import { isInForce } from '@anseo/domain/moderation'
import { formatDatedMoment } from '@anseo/domain/moment-text'
import { restrictionHeadline } from '@anseo/domain/moderation-words'
import { Linked, type LinkElement } from '@anseo/ui/linked'

interface OwnDecisionsProps {
  decisions: readonly StatementOnWire[]
  renderLink: (id: string) => LinkElement
}

/** Lists the decisions about the person's content and account; renders nothing if there are none (D6). */
export function OwnDecisions({ decisions, renderLink }: OwnDecisionsProps) {
  if (decisions.length === 0) return null
  return (
    <section className="card pad grid gap-3" aria-labelledby="decisions">
      <div>
        <h2 id="decisions" className="text-[1.1875rem]">
          Decisions about you
        </h2>
        <p className="muted">Each says why, and how you can complain.</p>
      </div>
      <ul className="grid">
        {decisions.map((decision) => (
          <li key={decision._id} className="border-line py-3 not-first:border-t">
            <Linked link={renderLink(decision._id)} className="text-link underline underline-offset-3">
              {restrictionHeadline(decision)}
            </Linked>
            <span className="muted text-sm">
              , {formatDatedMoment(new Date(decision.decidedAt))}
              {stateOf(decision)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateOf({ liftedAt, endedAt, complaint }: StatementOnWire): string {
  if (!isInForce({ liftedAt, endedAt })) return ', ended'
  if (complaint) return complaint.answeredAt ? ', complaint answered' : ', complaint sent'
  return ''
}

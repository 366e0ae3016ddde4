import type { CheckOnWire } from '@anseo/contract/vetting'
import { formatDay } from '@anseo/domain/slot-date'
import { CHECK_NAMES, CHECK_PAPERS, takesDocuments } from '@anseo/domain/vetting-checks'
import { lastValidDay } from '@anseo/domain/vetting-verdict'
import { CheckBadge } from '@anseo/ui/check-badge'
import { AddDocument } from './add-document.tsx'
import { AskedNote } from './asked-note.tsx'
import './documents.css'
import { DocumentLine } from './document-line.tsx'
import { GardaSteps } from './garda-steps.tsx'

interface CheckRowProps {
  check: CheckOnWire
  /** True for the one check that the vendor should add a document for next. */
  asked: boolean
}

/** Shows a check, its documents, and a button to add one. */
export function CheckRow({ check, asked }: CheckRowProps) {
  const { kind, mandatory, standing, reason, expiresAt, documents } = check
  const holds = standing === 'passed' || standing === 'due-soon'
  const inReview = check.stated !== null || documents.some(({ undecided }) => undecided)
  const isAsked = check.asked !== null && !check.asked.answered
  return (
    <li className="check-row" aria-label={CHECK_NAMES[kind]}>
      <div className="check-head">
        <strong>{CHECK_NAMES[kind]}</strong>
        <CheckBadge standing={standing} optional={!mandatory} />
      </div>
      {expiresAt && (holds || standing === 'lapsed') ? (
        <p className="hint">
          {validityText(check, expiresAt)}
          {holds && inReview && takesDocuments(kind) && " We're reviewing your new document."}
        </p>
      ) : (
        documents.length === 0 && takesDocuments(kind) && <p className="hint">{CHECK_PAPERS[kind]}</p>
      )}
      {standing === 'failed' && reason && <p className="text-[.9375rem]">{`Reason: ${reason}`}</p>}
      {check.asked && <AskedNote asked={check.asked} />}
      {documents.map((document) => (
        <DocumentLine key={document._id} kind={kind} document={document} />
      ))}
      {takesDocuments(kind) ? (
        <AddDocument
          kind={kind}
          asked={asked}
          another={documents.length > 0}
          renews={!inReview && standing !== 'missing'}
          due={standing !== 'passed' || isAsked}
        />
      ) : (
        <GardaSteps check={check} asked={asked} />
      )}
    </li>
  )
}

const dayOf = (instant: string) => formatDay(lastValidDay(new Date(instant)))

/** Returns until when a check is valid, when it expired, or the last day to replace a document that is given more time. */
function validityText({ standing, documentEndsAt }: CheckOnWire, expiresAt: string): string {
  if (standing === 'lapsed') return `Expired ${dayOf(documentEndsAt ?? expiresAt)}.`
  return documentEndsAt
    ? `Last day of the document: ${dayOf(documentEndsAt)}. You have until ${dayOf(expiresAt)} to add a new one.`
    : `Valid until ${dayOf(expiresAt)}.`
}

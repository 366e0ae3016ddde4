import { serverNow } from '@anseo/api-client/server-clock'
import type { ReplyTo } from '@anseo/contract/calls'
import { EVIDENCE_PARTS } from '@anseo/domain/evidence'
import { formatMoment } from '@anseo/domain/moment-text'
import { Note } from '@anseo/ui/note'
import { EvidenceFile } from './evidence-file.tsx'
import { PART_TEXTS } from './dispute-texts.ts'

interface SentEvidenceProps {
  id: string
  shown: ReplyTo<'GET /api/admin/disputes/:id/evidence'>
}

/** Shows the evidence as it was sent, or says that none was. */
export function SentEvidence({ id, shown }: SentEvidenceProps) {
  const { evidence, sentAt, state } = shown
  const parts = EVIDENCE_PARTS.filter((part) => evidence[part] !== '')
  return (
    <section className="card pad record-part" aria-labelledby="evidence">
      <h2 id="evidence">Evidence</h2>
      {sentAt ? (
        <Note>
          {state === 'sent' ? 'Sent' : 'Being sent'} to the bank,{' '}
          {formatMoment(new Date(sentAt), serverNow())}.
        </Note>
      ) : (
        <Note tone="warm">No evidence was sent.</Note>
      )}
      {sentAt &&
        parts.map((part) => (
          <div key={part} className="grid gap-1">
            <h3 className="field-label">{PART_TEXTS[part].label}</h3>
            <p className="whitespace-pre-line">{evidence[part]}</p>
          </div>
        ))}
      {sentAt && <EvidenceFile id={id} shown={shown} />}
    </section>
  )
}

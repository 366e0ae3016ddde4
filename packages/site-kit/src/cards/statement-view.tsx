import type { StatementOnWire } from '@anseo/contract/statements-of-reasons'
import { formatDatedMoment } from '@anseo/domain/moment-text'
import { durationText, restrictionHeadline, scopeText } from '@anseo/domain/moderation-words'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { Note } from '@anseo/ui/note'
import { useId } from 'react'

interface StatementViewProps {
  statement: Omit<StatementOnWire, '_id' | 'complainUntil' | 'mayComplain' | 'complaint'> & {
    /** Null in a preview, before the statement is sent. */
    _id: string | null
  }
  heading: 'h1' | 'h3'
}

/** Shows a statement of reasons as its addressee reads it (DSA article 17(3)). */
export function StatementView({ statement, heading: Heading }: StatementViewProps) {
  const headline = useId()
  const { _id, ground, provision, facts, fromReport, automated, passages } = statement
  const { decidedAt, endsAt, endedAt, liftedAt } = statement
  const ended = liftedAt ?? endedAt
  const scope = scopeText({ ...statement, passages: passages?.length ?? null })
  return (
    <section className="card pad grid gap-4" aria-labelledby={headline}>
      <Heading id={headline} className={Heading === 'h1' ? 'text-2xl' : 'text-lg'}>
        {restrictionHeadline(statement)}
      </Heading>
      {ended && (
        <Note role="status">
          {liftedAt ? 'We lifted this' : 'This ended'} on {formatDatedMoment(new Date(ended))}.
        </Note>
      )}
      <p className="wrap-anywhere whitespace-pre-line">{facts}</p>
      {passages && (
        <ul className="wrap-anywhere grid list-disc gap-1 pl-5" aria-label="What we removed">
          {passages.map((words, index) => (
            <li key={index}>“{words}”</li>
          ))}
        </ul>
      )}
      <KeyValueList
        items={[
          { label: 'What it means', value: scope },
          { label: ground === 'law' ? 'Law' : 'Our terms', value: provision },
          { label: 'How long', value: durationText(statement, endsAt ? new Date(endsAt) : null) },
          { label: 'Decided', value: formatDatedMoment(new Date(decidedAt)) },
          { label: 'Decided by', value: automated ? 'Our system, automatically' : 'A person on our team' },
          {
            label: 'How we came to it',
            value: fromReport ? 'Someone reported it' : 'We found it ourselves',
          },
          { label: 'Reference', value: _id?.slice(0, 8) ?? 'Given when it is sent', absent: !_id },
        ]}
      />
    </section>
  )
}

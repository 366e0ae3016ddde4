import type { ReplyOf } from '@anseo/contract/call'
import type { dac7Calls } from '@anseo/contract/dac7'
import { parseIsoDate } from '@anseo/domain/calendar-date'
import { counted } from '@anseo/domain/counted'
import { formatFullDate } from '@anseo/domain/near-day'
import { Button } from '@anseo/ui/button'
import { Download } from 'lucide-react'
import { useDac7File } from '../../queries/dac7.ts'
import { Allowed } from '../../shell/allowed.tsx'

type Year = ReplyOf<typeof dac7Calls.showDac7Year>

/** Shows the next file for the tax office, with a button to download it. */
export function NextTaxFile({ year: { year, dueOn, isOver, next, messages } }: { year: Year }) {
  const file = useDac7File()
  const { isNil, additions, corrections, deletions, operatorChanged } = next
  const isFiled = messages.some(({ filedAt }) => filedAt !== null)
  const parts = [
    ...(isNil
      ? [{ label: 'Download nil return', text: 'No seller had any activity: file a nil return.' }]
      : []),
    ...(additions > 0
      ? [{ part: 'new' as const, label: 'Download XML', text: newText(additions, isFiled) }]
      : []),
    ...(corrections + deletions > 0 || operatorChanged
      ? [
          {
            part: 'corrections' as const,
            label: 'Download corrections',
            text: changedText(next),
          },
        ]
      : []),
  ]
  return (
    <section className="card pad grid grid-cols-1 gap-4" aria-labelledby="next-title">
      <h2 id="next-title" className="text-[1.1875rem]">
        To file
      </h2>
      {!isOver && (
        <p className="muted">This year is not over. You can look at the file, and file it from January on.</p>
      )}
      {parts.map(({ label, text, ...part }) => (
        <div key={label} className="flex flex-wrap items-center justify-between gap-3">
          <p>{text}</p>
          <Allowed to="GET /api/admin/dac7/:year.xml">
            <Button
              icon={<Download aria-hidden="true" />}
              busy={file.isPending}
              onClick={() => file.mutate({ year, ...part })}
            >
              {label}
            </Button>
          </Allowed>
        </div>
      ))}
      {parts.length === 0 && (
        <p>{isFiled ? 'Nothing has changed since you filed.' : 'No seller has given tax details yet.'}</p>
      )}
      <p className="muted">Due {formatFullDate(parseIsoDate(dueOn)!)}. Amounts in the file are whole euro.</p>
    </section>
  )
}

function changedText({ corrections, deletions, operatorChanged }: Year['next']): string {
  const corrected = corrections + deletions
  return [
    ...(corrected > 0
      ? [
          `${counted(corrected, 'record')} changed since you filed: ${counted(corrections, 'correction')}, ${counted(deletions, 'deletion')}.`,
        ]
      : []),
    ...(operatorChanged ? ['Your own details changed since you filed.'] : []),
  ].join(' ')
}

const newText = (additions: number, isFiled: boolean) =>
  isFiled
    ? `${counted(additions, 'seller')} to add to what you filed.`
    : `${counted(additions, 'seller')} to report.`

import type { CheckOnWire } from '@anseo/contract/vetting'
import { parseIsoDate } from '@anseo/domain/calendar-date'
import { formatDay } from '@anseo/domain/slot-date'
import { KeyValueList } from '@anseo/ui/key-value-list'

/** Shows which organisation had a vendor vetted, as the vendor says and as an operator has confirmed; never the disclosure. */
export function GardaFacts({ check: { stated, organisation, vettedOn } }: { check: CheckOnWire }) {
  return (
    <div className="grid gap-3">
      <p className="muted">
        Ask the organisation to confirm it. Don&apos;t take the disclosure itself: it is for the organisation
        alone.
      </p>
      <KeyValueList
        items={[
          ...(stated
            ? [{ label: 'The vendor says', value: vettedText(stated.organisation, stated.vettedOn) }]
            : []),
          organisation && vettedOn
            ? { label: 'Confirmed', value: vettedText(organisation, vettedOn) }
            : { label: 'Confirmed', value: 'Not recorded', absent: true },
        ]}
      />
    </div>
  )
}

const vettedText = (organisation: string, vettedOn: string) => {
  const day = parseIsoDate(vettedOn)
  return day ? `${organisation}, ${formatDay(day)}` : organisation
}

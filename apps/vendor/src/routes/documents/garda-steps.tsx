import type { CheckOnWire } from '@anseo/contract/vetting'
import { parseIsoDate } from '@anseo/domain/calendar-date'
import { formatDay } from '@anseo/domain/slot-date'
import { Button } from '@anseo/ui/button'
import { lazy, Suspense, useState } from 'react'

const GardaDialog = lazy(async () => ({ default: (await import('./garda-dialog.tsx')).GardaDialog }))

/**
 * Explains that Garda vetting goes through an organisation, and takes its name and the day: the disclosure itself is never
 * asked for (D10).
 */
export function GardaSteps({ check, asked }: { check: CheckOnWire; asked: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const { stated, standing, organisation, vettedOn } = check
  const isVetted = standing === 'passed' || standing === 'due-soon'
  return (
    <>
      <ol className="hint list-decimal pl-5">
        <li>You can&apos;t apply yourself. Ask an organisation that you work with to apply for you.</li>
        <li>It must be registered with the National Vetting Bureau. It receives the result.</li>
        <li>Tell us its name and the day. We ask it to confirm. Don&apos;t send us the disclosure.</li>
      </ol>
      {stated && (
        <p>{`You told us: ${vettedText(stated.organisation, stated.vettedOn)}. We're checking it.`}</p>
      )}
      {!stated && organisation && vettedOn && <p>{`Confirmed: ${vettedText(organisation, vettedOn)}.`}</p>}
      <Button tone={asked ? 'cta' : isVetted ? 'ghost' : 'sec'} size="sm" onClick={() => setOpen(true)}>
        {stated
          ? 'Change what you told us'
          : isVetted
            ? 'Tell us about a new vetting'
            : 'Tell us who vetted you'}
      </Button>
      {isOpen && (
        <Suspense>
          <GardaDialog stated={stated} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const vettedText = (organisation: string, vettedOn: string) => {
  const day = parseIsoDate(vettedOn)
  return `vetted through ${organisation}${day ? ` on ${formatDay(day)}` : ''}`
}

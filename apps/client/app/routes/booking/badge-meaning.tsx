import type { BadgeOnWire } from '@anseo/contract/vetting'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatDay } from '@anseo/domain/slot-date'
import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import { lastValidDay } from '@anseo/domain/vetting-verdict'
import { Button } from '@anseo/ui/button'
import { Skeleton } from '@anseo/ui/skeleton'
import { CircleCheck } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../api/browser-api.ts'

type Checks = BadgeOnWire['checks']

/** Lists the checks behind a vendor's badge, with the date of each and the day until which it is valid. */
export default function BadgeMeaning({ vendorId }: { vendorId: string }) {
  const [checks, setChecks] = useState<Checks | 'failed' | null>(null)
  const load = useCallback(async () => {
    setChecks(null)
    const reply = await api('GET /api/vendor/:vendorId/badge', { params: { vendorId } }).catch(() => null)
    setChecks(reply?.checks ?? 'failed')
  }, [vendorId])
  useEffect(() => void load(), [load])
  if (checks === null) return <Skeleton height={64} />
  if (checks === 'failed') {
    return (
      <div className="grid justify-items-start gap-2">
        <p className="muted">We couldn&apos;t load the checks.</p>
        <Button tone="sec" size="sm" onClick={() => void load()}>
          Try again
        </Button>
      </div>
    )
  }
  if (checks.length === 0) {
    return <p className="muted">Our team reviewed this vendor. No individual checks are on record.</p>
  }
  return (
    <>
      <p className="muted">Our team has checked these documents.</p>
      <ul>
        {checks.map((check) => (
          <li key={check.kind}>
            <CircleCheck aria-hidden="true" />
            <span>
              <strong>{CHECK_NAMES[check.kind]}</strong>
              <span className="muted block">{datesText(check)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Returns 'Checked 21 Nov 2026. Valid until 20 Nov 2027.' */
function datesText({ checkedAt, expiresAt }: Checks[number]): string {
  const checked = `Checked ${formatDay(dublinDate(new Date(checkedAt)))}`
  return expiresAt
    ? `${checked}. Valid until ${formatDay(lastValidDay(new Date(expiresAt)))}.`
    : `${checked}.`
}

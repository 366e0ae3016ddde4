import { formatDatedMoment } from '@anseo/domain/moment-text'
import { Hourglass } from 'lucide-react'
import { Button } from './button.tsx'
import { Note } from './note.tsx'

interface ClosingFacts {
  eraseAt: string
  mayUndo: boolean
  liveAppointments: number
  moneyUnderWay: boolean
}

type ClosingBannerProps = { closing: ClosingFacts; busy: boolean; onKeep: () => void }

/** A banner with the date until which a closing account can be kept, and a button to keep it. */
export const ClosingBanner = ({ closing, busy, onKeep }: ClosingBannerProps) => (
  <aside className="wrap py-3" aria-label="Your account is closing">
    <Note tone="warm" icon={<Hourglass aria-hidden="true" />}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <p>
          We&apos;ll delete your account on {formatDatedMoment(new Date(closing.eraseAt))}, Irish time
          {waiting(closing)}.
        </p>
        {closing.mayUndo && (
          <Button size="sm" busy={busy} onClick={onKeep}>
            Keep my account
          </Button>
        )}
      </div>
    </Note>
  </aside>
)

function waiting({ liveAppointments, moneyUnderWay }: ClosingFacts): string {
  if (liveAppointments > 0) return ', or when your last appointment is over'
  return moneyUnderWay ? ', or when your last refund or payout has arrived' : ''
}

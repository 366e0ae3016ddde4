import type { SessionOnWire } from '@anseo/contract/sessions'
import { formatNearMoment } from '@anseo/domain/near-day'
import { relativeTime } from '@anseo/domain/relative-time'
import { Monitor, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@anseo/ui/badge'
import { Button } from '@anseo/ui/button'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LogOutDevice } from './log-out-device.tsx'
import { Skeleton } from '@anseo/ui/skeleton'
import type { SiteCalls } from '../site-calls.ts'
import { useSessions } from '../use-sessions.ts'

type SessionListProps = SiteCalls & {
  /** A link next to the password field, for accounts without a password. */
  aside?: ReactNode
}

/** A card with the devices that the account is logged in on, each with a button to log it out. */
export default function SessionList({ aside, ...calls }: SessionListProps) {
  const { known, failed, now, reload, showMore, ending } = useSessions(calls)
  const { asked, ...question } = ending
  return (
    <section className="card pad grid gap-4" aria-labelledby="sessions-title">
      <div>
        <h2 id="sessions-title" className="mb-1 text-[1.1875rem]">
          Devices you&apos;re logged in on
        </h2>
        <p className="muted">
          Log out any device you don&apos;t recognise or no longer use. If you don&apos;t recognise one,
          change your password too.
        </p>
      </div>
      {failed && !known ? (
        <LoadFailure title="We couldn't load your devices" onRetry={reload} />
      ) : (
        <ul className="grid" aria-busy={!known}>
          {known
            ? known.sessions.map((session) => (
                <Device key={session._id} session={session} now={now} onEnd={() => ending.ask(session)} />
              ))
            : [1, 2].map((row) => <Skeleton key={row} height={64} className="mb-2" />)}
        </ul>
      )}
      {known && (
        <div className="flex flex-wrap items-center gap-3">
          {known.total > 1 ? (
            <Button tone="sec" onClick={() => ending.ask('others')}>
              Log out all other devices
            </Button>
          ) : (
            <p className="muted">You&apos;re not logged in anywhere else.</p>
          )}
          {showMore && (
            <Button tone="ghost" onClick={showMore}>
              Show more
            </Button>
          )}
        </div>
      )}
      {asked && <LogOutDevice asked={asked} aside={aside} {...question} />}
    </section>
  )
}

const PHONES = /Android|iPhone|iPad/

type DeviceProps = { session: SessionOnWire; now: Date; onEnd: () => void }

function Device({ session: { device, address, loggedInAt, lastUsedAt, current }, now, onEnd }: DeviceProps) {
  const Icon = PHONES.test(device) ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3 not-first:border-t">
      <Icon aria-hidden="true" className="shrink-0 text-ink-2" />
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b>{device}</b>
          {current && (
            <Badge tone="complete" plain>
              This device
            </Badge>
          )}
        </p>
        <p className="muted text-sm wrap-anywhere">
          {!current && `Last used ${inSentence(relativeTime(lastUsedAt, now))}. `}
          Logged in at {formatNearMoment(new Date(loggedInAt), now)}
          {address && `, from ${address}`}.
        </p>
      </div>
      {!current && (
        <Button size="sm" tone="sec" onClick={onEnd} aria-label={`Log out ${device}`}>
          Log out
        </Button>
      )}
    </li>
  )
}

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

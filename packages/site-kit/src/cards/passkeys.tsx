import type { PasskeyOnWire } from '@anseo/contract/passkeys'
import { formatNearMoment } from '@anseo/domain/near-day'
import { Button } from '@anseo/ui/button'
import { LoadFailure } from '@anseo/ui/load-failure'
import { Skeleton } from '@anseo/ui/skeleton'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { SiteCalls } from '../site-calls.ts'
import { useNow } from '../use-now.ts'
import { usePasskeys } from '../use-passkeys.ts'
import { AddPasskey } from './add-passkey.tsx'
import { RemovePasskey, RenamePasskey } from './passkey-questions.tsx'

/** A card with the account's passkeys, which can be added, renamed and removed. */
export default function Passkeys(calls: SiteCalls & { email?: string }) {
  const props = usePasskeys(calls)
  const { passkeys, failed, loading, reload, renaming, removing } = props
  const [asked, setAsked] = useState<
    { what: 'add' } | { what: 'rename' | 'remove'; of: PasskeyOnWire } | null
  >(null)
  const close = () => setAsked(null)
  return (
    <section className="card pad grid gap-4" aria-labelledby="passkeys-title">
      <div>
        <h2 id="passkeys-title" className="mb-1 text-[1.1875rem]">
          Passkeys
        </h2>
        <p className="muted">
          Log in with your fingerprint, face or screen lock, without a password. Resetting your password
          removes them.
        </p>
      </div>
      {passkeys ? (
        <ul className="grid" hidden={passkeys.length === 0}>
          {passkeys.map((passkey) => (
            <Passkey
              key={passkey._id}
              passkey={passkey}
              onRename={() => setAsked({ what: 'rename', of: passkey })}
              onRemove={() => setAsked({ what: 'remove', of: passkey })}
            />
          ))}
        </ul>
      ) : failed ? (
        <LoadFailure title="We couldn't load your passkeys" busy={loading} onRetry={reload} />
      ) : (
        <Skeleton height={40} />
      )}
      {asked?.what === 'add' ? (
        <AddPasskey {...props} onClose={close} />
      ) : (
        passkeys && (
          <div>
            <Button tone="sec" onClick={() => setAsked({ what: 'add' })}>
              Add a passkey
            </Button>
          </div>
        )
      )}
      {asked?.what === 'rename' && <RenamePasskey passkey={asked.of} renaming={renaming} onClose={close} />}
      {asked?.what === 'remove' && <RemovePasskey passkey={asked.of} removing={removing} onClose={close} />}
    </section>
  )
}

type PasskeyProps = { passkey: PasskeyOnWire; onRename: () => void; onRemove: () => void }

function Passkey({ passkey: { name, addedAt, lastUsedAt }, onRename, onRemove }: PasskeyProps) {
  const now = useNow()
  const moment = (at: string) => formatNearMoment(new Date(at), now)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3 not-first:border-t">
      <KeyRound aria-hidden="true" className="shrink-0 text-ink-2" />
      <div className="min-w-0 flex-[1_1_9rem]">
        <b className="wrap-anywhere">{name}</b>
        <p className="muted text-sm">
          Added {moment(addedAt)}
          {lastUsedAt && `. Last used ${moment(lastUsedAt)}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" tone="ghost" aria-label={`Rename ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button size="sm" tone="sec" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}

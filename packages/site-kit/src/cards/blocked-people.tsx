import { Avatar } from '@anseo/ui/avatar'
import { Button } from '@anseo/ui/button'
import { LoadFailure } from '@anseo/ui/load-failure'
import { Skeleton } from '@anseo/ui/skeleton'
import type { Blocks } from '../use-blocks.ts'

/** A card with the people whom the account has blocked, each with a button to unblock them. */
export function BlockedPeople({
  blocks: { people, failed, loading, changedId, reload, unblock },
}: {
  blocks: Blocks
}) {
  return (
    <section className="card pad grid gap-4" aria-labelledby="blocked-title">
      <h2 id="blocked-title" className="text-[1.1875rem]">
        Blocked people
      </h2>
      {people ? (
        people.length === 0 ? (
          <p className="muted">You haven&apos;t blocked anyone. You can in the menu of a chat.</p>
        ) : (
          <ul className="grid">
            {people.map(({ _id, name, image }) => (
              <li key={_id} className="flex flex-wrap items-center gap-3 border-line py-3 not-first:border-t">
                <Avatar name={name} src={image} size={40} />
                <b className="min-w-0 flex-[1_1_8rem] wrap-anywhere">{name}</b>
                <Button
                  size="sm"
                  tone="sec"
                  busy={changedId === _id}
                  aria-label={`Unblock ${name}`}
                  onClick={() => unblock(_id)}
                >
                  Unblock
                </Button>
              </li>
            ))}
          </ul>
        )
      ) : failed ? (
        <LoadFailure title="We couldn't load whom you've blocked" busy={loading} onRetry={reload} />
      ) : (
        <Skeleton height={40} />
      )}
    </section>
  )
}

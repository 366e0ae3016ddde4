import type { SavedCardOnWire } from '@anseo/contract/saved-cards'
import { cardExpiry, cardName, isExpired } from '@anseo/domain/saved-card'
import { useNow } from '@anseo/site-kit/use-now'
import { Button } from '@anseo/ui/button'
import { LoadFailure } from '@anseo/ui/load-failure'
import { Question } from '@anseo/ui/question'
import { Skeleton } from '@anseo/ui/skeleton'
import { CreditCard } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useRemoveCard, useSavedCards } from '../../queries/saved-cards.ts'
import { useScrollToHash } from '../../shell/use-scroll-to-hash.ts'

const AddCard = lazy(() => import('./add-card.tsx'))

/** The client's saved cards, each with a button that removes it after a question, and the way to add one. */
export default function SavedCards() {
  const { data: cards, isError, isFetching, refetch } = useSavedCards()
  useScrollToHash('saved-cards-title', cards !== undefined)
  const [asked, setAsked] = useState<SavedCardOnWire | null>(null)
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const close = () => {
    // The query may name the booking that the profile leads back to.
    const before = typeof state === 'string' ? state : ''
    void navigate(`/my-profile${before}`, { replace: true, preventScrollReset: true })
  }
  return (
    <section className="card pad grid gap-4" aria-labelledby="saved-cards-title">
      <h2 id="saved-cards-title" className="text-[1.1875rem]">
        Saved cards
      </h2>
      {cards ? (
        cards.length === 0 ? (
          <p className="muted">You haven&apos;t saved a card. With one, you pay by one tap.</p>
        ) : (
          <ul className="grid">
            {cards.map((card) => (
              <Card key={card._id} card={card} onRemove={() => setAsked(card)} />
            ))}
          </ul>
        )
      ) : isError ? (
        <LoadFailure title="We couldn't load your saved cards" query={{ isFetching, refetch }} />
      ) : (
        <Skeleton height={40} />
      )}
      {cards && (
        <div>
          <Button asChild tone="sec">
            {/* Only a document that is loaded from this address may run the provider's script. */}
            <Link to="/my-profile?add=card" state={search} replace preventScrollReset>
              Add a card
            </Link>
          </Button>
        </div>
      )}
      {search === '?add=card' && (
        <Suspense>
          <AddCard
            onClose={close}
            onAdded={() => {
              close()
              void refetch()
            }}
          />
        </Suspense>
      )}
      {asked && <RemoveQuestion card={asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

function Card({ card, onRemove }: { card: SavedCardOnWire; onRemove: () => void }) {
  const expired = isExpired(card, useNow())
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3 not-first:border-t">
      <CreditCard aria-hidden="true" className="shrink-0 text-ink-2" />
      <div className="num min-w-0 flex-[1_1_9rem]">
        <b>{cardName(card)}</b>
        <p className="muted text-sm">
          {expired ? 'Expired' : 'Expires'} {cardExpiry(card)}
        </p>
      </div>
      <Button size="sm" tone="sec" aria-label={`Remove ${cardName(card)}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  )
}

function RemoveQuestion({ card, onClose }: { card: SavedCardOnWire; onClose: () => void }) {
  const { mutate, isPending } = useRemoveCard()
  return (
    <Question
      title={`Remove ${cardName(card)}?`}
      keep="Keep card"
      confirm="Remove card"
      tone="dngf"
      busy={isPending}
      onConfirm={() => mutate(card._id, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>You can pay with it again by typing it. What you paid with it stays in your receipts.</p>
    </Question>
  )
}

import type { SavedCardOnWire } from '@anseo/contract/saved-cards'
import { isExpired } from '@anseo/domain/saved-card'
import { useNow } from '@anseo/site-kit/use-now'
import { useState } from 'react'
import { useSavedCards } from '../../../queries/saved-cards.ts'

/** The chosen card, as a field of the call that creates the payment intent. */
export interface IntentCard {
  paymentMethodId?: string
  saveCard?: true
}

/** The card that a payment is to be made with. */
export interface CardChoice {
  /** True until the saved cards are loaded. */
  loading: boolean
  /** The saved cards that have not expired. */
  cards: SavedCardOnWire[]
  /** The chosen saved card; null if the client types a card. */
  saved: SavedCardOnWire | null
  /** Chooses a saved card by its id; null to type one. */
  choose: (id: string | null) => void
  /** True if the typed card is to be saved. */
  save: boolean
  setSave: (save: boolean) => void
  /** The choice as a field of the call. */
  intentCard: IntentCard
  /** Loads the saved cards again: a payment may have added one, or failed because one was removed. */
  refresh: () => void
}

/** Holds the choice of a card; until the client chooses, it is the saved card that was used last. */
export function useCardChoice(): CardChoice {
  const now = useNow()
  const { data, isPending, refetch } = useSavedCards()
  const [chosen, choose] = useState<string | null | undefined>()
  const [save, setSave] = useState(false)
  const cards = (data ?? []).filter((card) => !isExpired(card, now))
  const named = cards.find(({ _id }) => _id === chosen)
  const saved = chosen === null ? null : (named ?? cards[0] ?? null)
  const intentCard: IntentCard = saved ? { paymentMethodId: saved._id } : save ? { saveCard: true } : {}
  return {
    loading: isPending,
    cards,
    saved,
    choose,
    save,
    setSave,
    intentCard,
    refresh: () => void refetch(),
  }
}

import type { SavedCardOnWire } from '@anseo/contract/saved-cards'
import { isExpired } from '@anseo/domain/saved-card'
import { useNow } from '@anseo/site-kit/use-now'
import { useState } from 'react'
import { useSavedCards } from '../../../queries/saved-cards.ts'

/** The wishes about the card of a payment, as the call that makes the intent takes them. */
export interface CardWish {
  paymentMethodId?: string
  saveCard?: true
}

/** The card that a payment is to be made with. */
export interface CardChoice {
  /** They are not known yet. */
  loading: boolean
  /** The saved cards that can pay. */
  cards: SavedCardOnWire[]
  /** The chosen saved card; null for one that is typed. */
  saved: SavedCardOnWire | null
  /** Chooses a saved card by its id; null for a typed one. */
  choose: (id: string | null) => void
  /** The typed card is to be saved. */
  save: boolean
  setSave: (save: boolean) => void
  wish: CardWish
  /** Loads the saved cards again: a payment may have added one, or failed since one is gone. */
  refresh: () => void
}

/** Holds the choice of a card: at first the saved one that was used last, then what the client chose. */
export function useCardChoice(): CardChoice {
  const now = useNow()
  const { data, isPending, refetch } = useSavedCards()
  const [chosen, choose] = useState<string | null | undefined>()
  const [save, setSave] = useState(false)
  const cards = (data ?? []).filter((card) => !isExpired(card, now))
  const named = cards.find(({ _id }) => _id === chosen)
  const saved = chosen === null ? null : (named ?? cards[0] ?? null)
  const wish: CardWish = saved ? { paymentMethodId: saved._id } : save ? { saveCard: true } : {}
  return { loading: isPending, cards, saved, choose, save, setSave, wish, refresh: () => void refetch() }
}

import { cardExpiry, cardName } from '@anseo/domain/saved-card'
import { RadioCards } from '@anseo/ui/radio-cards'
import type { CardChoice } from './use-card-choice.ts'

const ANOTHER = 'another'

/** Offers the saved cards, the last used first, and another one. */
export function SavedCardChoice({ choice, disabled }: { choice: CardChoice; disabled: boolean }) {
  return (
    <RadioCards
      label="Card"
      disabled={disabled}
      value={choice.saved?._id ?? ANOTHER}
      onChange={(value) => choice.choose(value === ANOTHER ? null : value)}
      options={[
        ...choice.cards.map((card) => ({
          value: card._id,
          name: cardName(card),
          amount: cardExpiry(card),
          consequence: 'Your bank may ask you to approve it',
        })),
        { value: ANOTHER, name: 'Another card' },
      ]}
    />
  )
}

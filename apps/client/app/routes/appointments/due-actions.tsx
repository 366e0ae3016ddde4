import type { ClientExchangeOnWire } from '@anseo/contract/reviews'
import { ReasonedButton } from '@anseo/ui/reasoned-button'
import { Lock, Pencil } from 'lucide-react'
import type { PartProps } from './part-props.ts'
import { payableNow } from './payment/payable-now.ts'

export interface DueActionsProps extends PartProps {
  /** Present while the appointment can be reviewed. */
  openReview?: ClientExchangeOnWire | undefined
}

/** The buttons for what is due after an appointment: the balance that its vendor asks for (B12), and a review. */
export function DueActions({ appointment, now, blocked, openReview, onOpen }: DueActionsProps) {
  return (
    <>
      {payableNow(appointment, now).balanceCents > 0 && (
        <ReasonedButton
          size="sm"
          icon={<Lock aria-hidden="true" />}
          reason={blocked}
          onClick={() => onOpen('balance')}
        >
          Pay the rest
        </ReasonedButton>
      )}
      {openReview && (
        <ReasonedButton
          size="sm"
          icon={<Pencil aria-hidden="true" />}
          reason={blocked}
          onClick={() => onOpen('review')}
        >
          {openReview.own ? 'Edit your review' : 'Write a review'}
        </ReasonedButton>
      )}
    </>
  )
}

import { Checkbox } from '@anseo/ui/checkbox'
import type { CardChoice } from './use-card-choice.ts'

/** Asks whether the typed card is to be saved; it is not unless the client says so. */
export function SaveCard({ choice, disabled }: { choice: CardChoice; disabled: boolean }) {
  return (
    <Checkbox checked={choice.save} disabled={disabled} onChange={choice.setSave}>
      Save this card for next time
      <small className="block text-ink-2">
        Our payment provider keeps it, and you can remove it in your profile.
        {choice.save &&
          ' If you have a series of visits, we also charge it for each of them. The series says when.'}
      </small>
    </Checkbox>
  )
}

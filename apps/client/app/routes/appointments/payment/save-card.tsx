import type { CardChoice } from './use-card-choice.ts'

/** Asks whether the typed card is to be saved; it is not unless the client says so. */
export function SaveCard({ choice, disabled }: { choice: CardChoice; disabled: boolean }) {
  return (
    <label className="flex items-start gap-3">
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-primary"
        checked={choice.save}
        disabled={disabled}
        onChange={(event) => choice.setSave(event.target.checked)}
      />
      <span>
        Save this card for next time
        <small className="block text-ink-2">
          Our payment provider keeps it, and you can remove it in your profile.
        </small>
      </span>
    </label>
  )
}

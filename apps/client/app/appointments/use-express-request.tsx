import { Checkbox } from '@anseo/ui/checkbox'
import { FieldError } from '@anseo/ui/field'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'

/**
 * Holds the client's express request that the service begin within the period to withdraw (Consumer Rights Act 2022,
 * s. 119), and the box that asks for it. A service that starts later needs none.
 * @param until the end of that period; null without the right to withdraw.
 * @param start of the service.
 * @param vendor the vendor's first name.
 */
export function useExpressRequest(until: Date | null, start: Date | undefined, vendor: string) {
  const isNeeded = until !== null && start !== undefined && start < until
  const checkbox = useRef<HTMLInputElement>(null)
  const [isAsked, setAsked] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const noteId = useId()
  return {
    expressRequest: (isNeeded && isAsked) || undefined,
    /** Returns whether the booking can be sent; if not, focuses the box, which then says that it is missing. */
    confirm: (): boolean => {
      const isConfirmed = isAsked || !isNeeded
      setMissing(!isConfirmed)
      if (!isConfirmed) checkbox.current?.focus()
      return isConfirmed
    },
    /** Takes the request back: it has to be each client's own. */
    clear: () => setAsked(false),
    box: isNeeded && (
      <div className="mt-4 grid gap-2">
        <Checkbox
          ref={checkbox}
          checked={isAsked}
          aria-describedby={isMissing ? noteId : undefined}
          aria-invalid={isMissing || undefined}
          onChange={(asked) => {
            setAsked(asked)
            setMissing(false)
          }}
        >
          I ask {vendor} to provide the service before my 14 days to withdraw are over. Once it has been fully
          provided, I can no longer withdraw.
          <small className="block text-ink-2">
            You can withdraw until it starts, and get everything back.{' '}
            <Link className="link" to="/right-to-cancel" target="_blank">
              Your right to cancel
            </Link>
          </small>
        </Checkbox>
        <div id={noteId} aria-live="polite">
          {isMissing && <FieldError>Tick the box to book a time within these 14 days.</FieldError>}
        </div>
      </div>
    ),
  }
}

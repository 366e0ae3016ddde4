import { useState } from 'react'

/**
 * A text that goes into the address once it is asked for. What is typed stays while the list is on its way; when the
 * address changes otherwise, by the back button or a chip, the field follows it.
 * @param addressed The text as the address has it.
 */
export function useTyped(addressed: string) {
  const [typed, setTyped] = useState(addressed)
  const [asked, setAsked] = useState(addressed)
  const [shown, setShown] = useState(addressed)
  if (addressed !== shown) {
    setShown(addressed)
    if (addressed !== asked) {
      setAsked(addressed)
      setTyped(addressed)
    }
  }
  return { typed, setTyped, asked, setAsked }
}

import { useState } from 'react'

/**
 * Holds the text of a field that goes into the address when it is submitted. Typed text stays while the list loads; when
 * the address changes otherwise, by the back button or a chip, the field follows it.
 * @param addressed the text in the address.
 */
export function useSubmittedText(addressed: string) {
  const [typed, setTyped] = useState(addressed)
  const [submitted, setSubmitted] = useState(addressed)
  const [shown, setShown] = useState(addressed)
  if (addressed !== shown) {
    setShown(addressed)
    if (addressed !== submitted) {
      setSubmitted(addressed)
      setTyped(addressed)
    }
  }
  return { typed, setTyped, submitted, setSubmitted }
}

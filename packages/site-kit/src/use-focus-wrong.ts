import { type RefObject, useEffect, useRef } from 'react'

/**
 * Leads to the first field that is wrong, which may be out of sight on a phone.
 * @param wrong what is wrong; the focus moves when it changes, and not while it is empty.
 * @returns the ref of the form.
 */
export function useFocusWrong(wrong: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const names = Object.keys(wrong).join()
  useEffect(() => {
    if (names) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [names])
  return form
}

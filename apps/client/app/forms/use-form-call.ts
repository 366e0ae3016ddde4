// implements: §7.3
import { formErrors } from '@anseo/api-client/form-errors'
import { notify, prepareToasts } from '@anseo/ui/toasts'
import { type RefObject, useEffect, useRef, useState } from 'react'

interface FormCallOptions<Values> {
  /** Checks the fields before the server is asked: a problem for each, null where there is none. */
  check?: (values: Values) => Record<string, string | null>
  call: (values: Values) => Promise<void>
  /** The toast when there was no reply (section 8). */
  fallback: string
}

interface FormCall<Values> {
  /** Checks the values and sends them; does nothing while a call is under way. */
  submit: (values: Values) => Promise<void>
  busy: boolean
  /** The problem with each field, by its name. */
  fields: Record<string, string>
  /** The error of the last call. */
  error: unknown
  /** Clears the problems and the error. */
  reset: () => void
  /** The ref of the form, whose first wrong field gets the focus. */
  form: RefObject<HTMLFormElement | null>
}

/**
 * Controls a form that makes one call: problems are shown at their fields, any other refusal in a toast (section 7), which
 * the next call closes.
 */
export function useFormCall<Values>({ check, call, fallback }: FormCallOptions<Values>): FormCall<Values> {
  const [busy, setBusy] = useState(false)
  const [fields, setFields] = useState<Record<string, string>>({})
  const [error, setError] = useState<unknown>(null)
  const running = useRef(false)
  const closeToast = useRef<() => void>(undefined)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => void prepareToasts(), [])
  useEffect(() => {
    if (isEmpty(fields)) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fields])

  const submit = async (values: Values) => {
    if (running.current) return
    const wrong = problemsOf(check?.(values) ?? {})
    setFields(wrong)
    setError(null)
    closeToast.current?.()
    if (!isEmpty(wrong)) return
    running.current = true
    setBusy(true)
    try {
      await call(values)
    } catch (refusal) {
      const { fields, text } = formErrors(refusal, fallback)
      setFields(fields)
      setError(refusal)
      if (text) closeToast.current = notify.error(text)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const reset = () => {
    setFields({})
    setError(null)
  }
  return { submit, busy, fields, error, reset, form }
}

const isEmpty = (fields: Record<string, string>) => Object.keys(fields).length === 0

const problemsOf = (checked: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(checked).filter((entry): entry is [string, string] => entry[1] !== null))

import { useState } from 'react'
import { ApiError } from './api-error.ts'
import { ACCOUNT } from './error-catalogue/account.ts'
import { formErrors } from './form-errors.ts'

/** What a login form shows of its last try, and whether it asks for the code of a second step from then on. */
export function useLoginErrors(error: unknown) {
  const [asksCode, setAsksCode] = useState(false)
  const needed = error instanceof ApiError && error.code === 'SECOND_FACTOR_NEEDED'
  if (needed && !asksCode) setAsksCode(true)
  const { fields, text } = formErrors(error, ACCOUNT.loginUnanswered)
  return { fields, text: needed ? null : text, asksCode }
}

import { useState } from 'react'
import { ApiError } from '@anseo/api-client/api-error'
import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { formErrors } from '@anseo/api-client/form-errors'

/** Returns the errors of a login form's last attempt, and whether it asks for a two-step code from then on. */
export function useLoginErrors(error: unknown) {
  const [asksCode, setAsksCode] = useState(false)
  const needed = error instanceof ApiError && error.code === 'SECOND_FACTOR_NEEDED'
  if (needed && !asksCode) setAsksCode(true)
  const { fields, text } = formErrors(error, ACCOUNT.loginUnanswered)
  return { fields, text: needed ? null : text, asksCode }
}

import { ApiError } from '@anseo/api-client/api-error'
import { type FormErrors, formErrors } from '@anseo/api-client/form-errors'

/** Like `formErrors`, for a form that asks for the password again: a wrong one is the problem of its field. */
export function passwordErrors(error: unknown, fallback: string): FormErrors {
  const isWrong = error instanceof ApiError && error.code === 'WRONG_PASSWORD'
  return isWrong ? { fields: { password: error.message }, text: null } : formErrors(error, fallback)
}

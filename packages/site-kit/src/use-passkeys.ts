import { ApiError } from '@anseo/api-client/api-error'
import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { type FormErrors, formErrors } from '@anseo/api-client/form-errors'
import { notify } from '@anseo/ui/toasts'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { passwordErrors } from './password-errors.ts'
import type { SiteCalls } from './site-calls.ts'
import { SECOND_FACTOR_KEY } from './use-second-factor.ts'

/** The proof that the holder of the session owns the account. */
export interface OwnerProof {
  password?: string
  /** A code of the authenticator app, or from an email. */
  code?: string
}

/** The caller's passkeys as pages show them, with the calls that change them; the props of `Passkeys`. */
export type Passkeys = ReturnType<typeof usePasskeys>

const queryKey = ['passkeys']

/**
 * Returns the passkeys of the account, and the calls that add, rename and remove them (C2).
 * The first passkey can be the second factor that the account still has to set up.
 * @param email of a client, who may prove ownership by an emailed code instead of the password.
 */
export function usePasskeys({ api, site, email }: SiteCalls & { email?: string }) {
  const queries = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api(`GET /api/${site}/passkeys`, { signal })).passkeys,
  })
  const changes = {
    onSuccess: ({ message }: { message: string }) => {
      notify.success(message)
      void queries.invalidateQueries({ queryKey: SECOND_FACTOR_KEY })
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  }
  const [asksCode, setAsksCode] = useState(false)
  const add = useMutation({
    mutationFn: async (proof: OwnerProof) => {
      const { options, state } = await api(`POST /api/${site}/passkeys/options`, { body: proof })
      const { startRegistration } = await import('@simplewebauthn/browser')
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
      const response = await startRegistration({ optionsJSON })
      return api(`POST /api/${site}/passkeys`, { body: { state, response } })
    },
    meta: { inForm: true },
    ...changes,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'SECOND_FACTOR_NEEDED') setAsksCode(true)
    },
  })
  const mail = useMutation({
    mutationFn: (to: string) => api('POST /api/user/login-code', { body: { email: to } }),
    onSuccess: ({ message }) => notify.success(message),
  })
  const rename = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      api(`PATCH /api/${site}/passkeys/:id`, { params: { id }, body: { name } }),
    meta: { inForm: true },
    ...changes,
  })
  const remove = useMutation({
    mutationFn: (id: string) => api(`DELETE /api/${site}/passkeys/:id`, { params: { id } }),
    ...changes,
  })
  return {
    /** Null until they have loaded. */
    passkeys: data ?? null,
    failed: isError,
    loading: isFetching,
    reload: () => void refetch(),
    adding: {
      submit: (proof: OwnerProof, onDone: () => void) => add.mutate(proof, { onSuccess: onDone }),
      busy: add.isPending,
      reset: add.reset,
      asksCode,
      ...errorsOfAdding(add.error),
    },
    /** The call that emails a code; null where no code can be emailed. */
    mailing: email ? { send: () => mail.mutate(email), busy: mail.isPending } : null,
    renaming: {
      submit: (id: string, name: string, onDone: () => void) =>
        rename.mutate({ id, name }, { onSuccess: onDone }),
      busy: rename.isPending,
      reset: rename.reset,
      ...formErrors(rename.error, FAILED),
    },
    removing: {
      submit: (id: string, onDone: () => void) => remove.mutate(id, { onSettled: onDone }),
      busy: remove.isPending,
    },
  }
}

/** A wrong password is shown at its field; a prompt that was closed or a lost connection, below. */
function errorsOfAdding(error: unknown): FormErrors {
  if (!(error instanceof ApiError)) return formErrors(error, ACCOUNT.passkeyNotAdded)
  if (error.code === 'SECOND_FACTOR_NEEDED') return { fields: {}, text: null }
  return passwordErrors(error, ACCOUNT.loginUnanswered)
}

import { ApiError } from '@anseo/api-client/api-error'
import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { formErrors } from '@anseo/api-client/form-errors'
import type { PasskeyOnWire } from '@anseo/contract/passkeys'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** The proof that the holder of the session owns the account. */
export interface OwnerProof {
  password?: string
  /** Of the authenticator app, or from an email. */
  code?: string
}

interface Message {
  message: string
}

/** The calls of a site for its account's passkeys. */
interface PasskeyCalls {
  list: (signal: AbortSignal) => Promise<PasskeyOnWire[]>
  begin: (proof: OwnerProof) => Promise<{ options: { challenge: string }; state: string }>
  add: (body: { state: string; response: CreatedPasskey }) => Promise<Message>
  rename: (id: string, name: string) => Promise<Message>
  remove: (id: string) => Promise<Message>
  /** Emails a code that stands for the password, where the site has such. */
  mailCode?: () => Promise<Message>
}

type CreatedPasskey = Pick<RegistrationResponseJSON, 'id' | 'rawId' | 'type' | 'response'>

/** The caller's passkeys as pages show them, with the calls that change them; the props of `Passkeys`. */
export type Passkeys = ReturnType<typeof usePasskeys>

const queryKey = ['passkeys']

/**
 * The passkeys of the account, and the calls that add, rename and remove them (C2).
 * @param onChanged called with the toast of each change.
 */
export function usePasskeys(calls: PasskeyCalls, onChanged: (message: string) => void) {
  const queries = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.list(signal),
  })
  const changes = {
    onSuccess: ({ message }: Message) => onChanged(message),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  }
  const [asksCode, setAsksCode] = useState(false)
  const add = useMutation({
    mutationFn: async (proof: OwnerProof) => {
      const { options, state } = await calls.begin(proof)
      const { startRegistration } = await import('@simplewebauthn/browser')
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
      return calls.add({ state, response: await startRegistration({ optionsJSON }) })
    },
    meta: { inForm: true },
    ...changes,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'SECOND_FACTOR_NEEDED') setAsksCode(true)
    },
  })
  const mail = useMutation({
    mutationFn: async () => calls.mailCode?.(),
    onSuccess: (sent) => sent && onChanged(sent.message),
  })
  const rename = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) => calls.rename(id, name),
    meta: { inForm: true },
    ...changes,
  })
  const remove = useMutation({ mutationFn: calls.remove, ...changes })
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
    /** Null where no code can be emailed. */
    mailing: calls.mailCode
      ? { send: () => mail.mutate(), busy: mail.isPending, isSent: mail.isSuccess }
      : null,
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
function errorsOfAdding(error: unknown) {
  if (!(error instanceof ApiError)) return formErrors(error, ACCOUNT.passkeyNotAdded)
  if (error.code === 'SECOND_FACTOR_NEEDED') return { fields: {}, text: null }
  const { fields, text } = formErrors(error, ACCOUNT.loginUnanswered)
  const isWrong = error.code === 'WRONG_PASSWORD'
  return isWrong ? { fields: { password: text ?? error.message }, text: null } : { fields, text }
}

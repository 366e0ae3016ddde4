import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { formErrors } from '@anseo/api-client/form-errors'

/** The key of the query for the state of two-step verification. */
export const SECOND_FACTOR_KEY = ['second-factor']

interface State {
  enabledAt: string | null
  required: boolean
  owed: boolean
  recoveryCodesLeft: number
}
interface PasswordAndCode {
  password: string
  code: string
}

/** The calls of a site for two-step verification. */
interface SecondFactorCalls {
  show: () => Promise<State>
  begin: (body: { password: string }) => Promise<{ secret: string; uri: string; qr: string }>
  confirm: (body: { code: string }) => Promise<{ recoveryCodes: string[] }>
  renewCodes: (body: PasswordAndCode) => Promise<{ recoveryCodes: string[] }>
  remove: (body: PasswordAndCode) => Promise<{ message: string }>
}

/** Two-step verification of the account, and the calls that change it; the props of `SecondFactor` in the interface. */
export function useSecondFactor(calls: SecondFactorCalls) {
  const queries = useQueryClient()
  const state = useQuery({ queryKey: SECOND_FACTOR_KEY, queryFn: calls.show })
  const inForm = {
    meta: { inForm: true },
    onSuccess: () => queries.invalidateQueries({ queryKey: SECOND_FACTOR_KEY }),
  }
  const begin = useMutation({ mutationFn: calls.begin, meta: { inForm: true } })
  const confirm = useMutation({ mutationFn: calls.confirm, ...inForm })
  const renew = useMutation({ mutationFn: calls.renewCodes, ...inForm })
  const remove = useMutation({ mutationFn: calls.remove, ...inForm })
  return {
    state: state.data ?? null,
    failed: state.isError,
    reload: () => void state.refetch(),
    /** The secret for the authenticator app, once the password was right. */
    begun: begin.data ?? null,
    /** Shown only once, right after they were created. */
    recoveryCodes: confirm.data?.recoveryCodes ?? renew.data?.recoveryCodes ?? null,
    begin: stepOf(begin),
    confirm: stepOf(confirm),
    renew: stepOf(renew),
    remove: stepOf(remove),
    /** Resets every step, after the codes were saved or the set-up was cancelled. */
    finish: () => {
      for (const done of [begin, confirm, renew, remove]) done.reset()
    },
  }
}

interface Sending<Values> {
  mutate: (values: Values) => void
  isPending: boolean
  error: unknown
}

/** Returns the props that a form needs for a call that it makes. */
const stepOf = <Values>({ mutate, isPending, error }: Sending<Values>) => ({
  submit: (values: Values) => mutate(values),
  busy: isPending,
  ...formErrors(error, FAILED),
})

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { formErrors } from '@anseo/api-client/form-errors'
import type { SiteCalls } from './site-calls.ts'

/** The key of the query for the state of two-step verification. */
export const SECOND_FACTOR_KEY = ['second-factor']

interface PasswordAndCode {
  password: string
  code: string
}

/** Two-step verification of the account, and the calls that change it; the props of `SecondFactor` in the interface. */
export function useSecondFactor({ api, site }: SiteCalls<'pro' | 'admin'>) {
  const path = `/api/${site}/second-factor` as const
  const queries = useQueryClient()
  const state = useQuery({ queryKey: SECOND_FACTOR_KEY, queryFn: () => api(`GET ${path}`) })
  const inForm = {
    meta: { inForm: true },
    onSuccess: () => queries.invalidateQueries({ queryKey: SECOND_FACTOR_KEY }),
  }
  const begin = useMutation({
    mutationFn: (body: { password: string }) => api(`POST ${path}`, { body }),
    meta: { inForm: true },
  })
  const confirm = useMutation({
    mutationFn: (body: { code: string }) => api(`POST ${path}/confirm`, { body }),
    ...inForm,
  })
  const renew = useMutation({
    mutationFn: (body: PasswordAndCode) => api(`POST ${path}/recovery-codes`, { body }),
    ...inForm,
  })
  const remove = useMutation({
    mutationFn: (body: PasswordAndCode) => api(`POST ${path}/remove`, { body }),
    ...inForm,
  })
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

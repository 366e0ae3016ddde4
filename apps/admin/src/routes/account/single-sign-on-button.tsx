import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { formErrors } from '@anseo/api-client/form-errors'
import { saveInTab } from '@anseo/api-client/tab-storage'
import { Button } from '@anseo/ui/button'
import { FormError } from '@anseo/ui/form-error'
import { useMutation } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useEffect } from 'react'
import { api } from '../../site.ts'
import { NEXT_KEY } from './single-sign-on-next.ts'

/** Goes to the operator's OpenID Connect provider; `next` is the page to return to afterwards. */
export function SingleSignOnButton({ next }: { next: string }) {
  const begin = useMutation({
    mutationFn: () => api('POST /api/admin/openid-login/begin'),
    meta: { inForm: true },
    onSuccess: ({ url }) => {
      saveInTab(NEXT_KEY, next)
      location.assign(url)
    },
  })
  const { reset } = begin
  useEffect(() => {
    // The way back from the provider may restore the page as it was left, with a busy button.
    const show = ({ persisted }: PageTransitionEvent) => persisted && reset()
    addEventListener('pageshow', show)
    return () => removeEventListener('pageshow', show)
  }, [reset])
  const { text } = formErrors(begin.error, ACCOUNT.loginUnanswered)
  return (
    <>
      <FormError text={text} />
      <Button
        tone="sec"
        full
        busy={begin.isPending || begin.isSuccess}
        icon={<Building2 aria-hidden="true" />}
        onClick={() => begin.mutate()}
      >
        Log in with single sign-on
      </Button>
    </>
  )
}

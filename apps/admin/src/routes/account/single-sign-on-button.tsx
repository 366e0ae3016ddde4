import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { formErrors } from '@anseo/api-client/form-errors'
import { saveInTab } from '@anseo/api-client/tab-storage'
import { useRestored } from '@anseo/site-kit/use-restored'
import { Button } from '@anseo/ui/button'
import { FormError } from '@anseo/ui/form-error'
import { useMutation } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
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
  useRestored(begin.reset)
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

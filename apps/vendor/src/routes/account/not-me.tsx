import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { formErrors } from '@anseo/api-client/form-errors'
import { useLinkToken } from '@anseo/site-kit/use-link-token'
import { DisownRegistration } from '@anseo/ui/disown-registration'
import envelopePicture from '@anseo/ui/assets/pictures/envelope.webp?no-inline'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../site.ts'
import { AccountFrame } from './account-frame.tsx'

/** `/not-me?token=…`, from the verification email: deletes an application made by someone else. */
export function NotMePage() {
  const { token, forget } = useLinkToken()
  const disown = useMutation({
    mutationFn: () => api('POST /api/pro/disown-registration', { body: { token } }),
    meta: { inForm: true },
    onSuccess: forget,
  })
  const { text, fields } = formErrors(disown.error, ACCOUNT.disownFailed)
  return (
    <AccountFrame title="Was this not you?" lead="Someone applied with your email." picture={envelopePicture}>
      <DisownRegistration
        onDelete={() => disown.mutate()}
        busy={disown.isPending}
        done={disown.data?.message ?? null}
        error={text ?? fields['token'] ?? null}
        newPassword={<Link to="/forgot-password" />}
      />
    </AccountFrame>
  )
}

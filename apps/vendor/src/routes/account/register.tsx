import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { formErrors } from '@anseo/api-client/form-errors'
import { readFromTab, saveInTab } from '@anseo/api-client/tab-storage'
import { Button } from '@anseo/ui/button'
import { FormError } from '@anseo/ui/form-error'
import briefcasePicture from '@anseo/ui/assets/pictures/briefcase.webp?no-inline'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { api } from '../../site.ts'
import { PRIVACY_URL, TERMS_URL } from '../../client-site.ts'
import { AccountFrame } from './account-frame.tsx'
import { type Application, ApplicationFields } from './application-fields.tsx'

/** The typed fields without the password; a phone may reload the page while the vendor uses another app. */
const DRAFT = 'anseo.pro.application'

const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
  const { password: _password, ...typed } = Object.fromEntries(new FormData(currentTarget))
  saveInTab(DRAFT, typed)
}

/** `/register`: a vendor applies; an admin reviews the application before the vendor is listed. */
export function RegisterPage() {
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useForm<Application>({
    defaultValues: (readFromTab(DRAFT) ?? {}) as Partial<Application>,
  })
  const apply = useMutation({
    mutationFn: (body: Application) => api('POST /api/pro/register', { body }),
    meta: { inForm: true },
    // The address stays with the entry of the browser's history, so that a reload loses nothing.
    onSuccess: (_reply, { email }) => {
      saveInTab(DRAFT, null)
      void navigate('/check-your-mail', { replace: true, state: { email } })
    },
  })
  const { fields, text } = formErrors(apply.error, ACCOUNT.loginUnanswered)
  const incomplete = Object.keys(formState.errors).length > 0
  const wrong = incomplete ? 'All fields are required' : text
  return (
    <AccountFrame
      title="Apply as a vendor"
      lead="Tell clients about yourself. We review every application before we list it."
      picture={briefcasePicture}
    >
      <form
        method="post"
        className="grid gap-4"
        noValidate
        onInput={keep}
        onSubmit={(event) => void handleSubmit((values) => !apply.isPending && apply.mutate(values))(event)}
      >
        <ApplicationFields register={register} missing={formState.errors} refused={fields} />
        <FormError text={wrong} />
        <p className="hint">
          By creating an account, you agree to our{' '}
          <a className="link" href={TERMS_URL} target="_blank" rel="noreferrer">
            Terms of Service
          </a>{' '}
          and confirm you&apos;ve read our{' '}
          <a className="link" href={PRIVACY_URL} target="_blank" rel="noreferrer">
            Privacy Policy
          </a>
          . You also agree to our{' '}
          <Link className="link" to="/terms" target="_blank">
            Terms for Vendors
          </Link>
          .
        </p>
        <Button type="submit" tone="cta" size="lg" full busy={apply.isPending}>
          Create Account
        </Button>
      </form>
      <p className="text-center">
        Have an account?{' '}
        <Link className="link" to="/login">
          Login
        </Link>
      </p>
    </AccountFrame>
  )
}

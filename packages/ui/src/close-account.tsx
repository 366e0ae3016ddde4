import { UserX } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from './button.tsx'
import { FormError } from './form-error.tsx'
import { Question } from './question.tsx'
import { Note } from './note.tsx'
import { PasswordInput } from './password-input.tsx'
import { useOnline } from './use-online.ts'

type CloseAccountProps = {
  /** Lines on what is deleted, and what stays and why. */
  goes: readonly string[]
  stays: readonly string[]
  /** Appointments that are live, with the ways to end them. */
  live?: ReactNode
  onSubmit: (password: string) => void
  /** Content right of the password's label, such as a link for those who have none. */
  aside?: ReactNode
  busy: boolean
  /** True while the confirmation dialog is open. */
  asked: boolean
  onStay: () => void
  onClose: () => void
  /** Error beside the password, and error of the whole form. */
  error: string | undefined
  text: string | null
}

/** Explains the closing of an account, and asks for the password and a confirmation. */
export function CloseAccount(props: CloseAccountProps) {
  const { goes, stays, live, onSubmit, aside, error, text, ...question } = props
  const online = useOnline()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(String(new FormData(event.currentTarget).get('password') ?? ''))
  }
  return (
    <section className="card pad grid gap-4" aria-label="Close your account">
      <p>We&apos;ll delete your account 7 days after you close it. Until then, you can log in to keep it.</p>
      <Lines title="What we delete" lines={goes} />
      <Lines title="What we keep, and why" lines={stays} />
      {live}
      <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
        <PasswordInput
          label="Your password"
          aside={aside}
          name="password"
          autoComplete="current-password"
          hint="To check it's really you."
          error={error}
        />
        {!online && <Note tone="warm">You&apos;re offline. Connect to close your account.</Note>}
        <FormError text={text} />
        <Button
          type="submit"
          tone="dng"
          size="lg"
          full
          busy={question.busy}
          icon={<UserX aria-hidden="true" />}
        >
          Close my account
        </Button>
      </form>
      <CloseQuestion {...question} />
    </section>
  )
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div className="grid gap-2">
    <h2 className="text-lg">{title}</h2>
    <ul className="grid list-disc gap-1 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
)

type QuestionProps = Pick<CloseAccountProps, 'asked' | 'busy' | 'onStay' | 'onClose'>

const CloseQuestion = ({ asked, busy, onStay, onClose }: QuestionProps) => (
  <Question
    open={asked}
    onClose={onStay}
    title="Close your account?"
    busy={busy}
    keep="Keep my account"
    confirm="Close account"
    tone="dngf"
    onConfirm={onClose}
  >
    <p>
      We&apos;ll log you out on all other devices now. After 7 days we&apos;ll delete your account for good.
    </p>
  </Question>
)

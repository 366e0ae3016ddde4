import { UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { OwnPasswordForm, type OwnPasswordProps } from './own-password-form.tsx'
import { Question } from './question.tsx'

type CloseAccountProps = OwnPasswordProps & {
  /** Lines on what is deleted, and what stays and why. */
  goes: readonly string[]
  stays: readonly string[]
  /** Appointments that are live, with the ways to end them. */
  live?: ReactNode
  /** True while the confirmation dialog is open. */
  asked: boolean
  onStay: () => void
  onClose: () => void
}

/** Explains the closing of an account, and asks for the password and a confirmation. */
export function CloseAccount(props: CloseAccountProps) {
  const { goes, stays, live, asked, onStay, onClose, ...form } = props
  return (
    <section className="card pad grid gap-4" aria-label="Close your account">
      <p>We&apos;ll delete your account 7 days after you close it. Until then, you can log in to keep it.</p>
      <Lines title="What we delete" lines={goes} />
      <Lines title="What we keep, and why" lines={stays} />
      {live}
      <OwnPasswordForm {...form} purpose="close your account">
        <Button type="submit" tone="dng" size="lg" full busy={form.busy} icon={<UserX aria-hidden="true" />}>
          Close my account
        </Button>
      </OwnPasswordForm>
      <CloseQuestion asked={asked} busy={form.busy} onStay={onStay} onClose={onClose} />
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

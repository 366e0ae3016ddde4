// implements: §7.14, §7.15
import type { Runtime } from '../../../platform/runtime.ts'
import type { Role } from '@anseo/domain/role'
import { mailLinkJob } from '../events.ts'

/** Emails the verification link again, with the page to continue to; the response is the same for any address (A3). */
export async function resendVerification(
  runtime: Runtime,
  role: Role,
  { email, next }: { email: string; next?: string | undefined },
) {
  await runtime.transaction((unit) => unit.enqueue(mailLinkJob, { role, email, purpose: 'verify', next }))
  return "If this email needs verifying, we've sent a new link."
}

/** Emails a link to choose a new password; the response is the same for any address (A3). */
export async function forgotPassword(runtime: Runtime, role: Role, email: string) {
  await runtime.transaction((unit) => unit.enqueue(mailLinkJob, { role, email, purpose: 'reset' }))
  return "If there's an account for this email, we've sent a reset link."
}

// implements: §7.14, §7.15
import type { Role } from '../../infrastructure/database/schema/accounts.ts'
import type { Runtime } from '../../runtime.ts'

/** Has the verification link mailed again; answers the same whoever asks, for whatever address (A3). */
export async function resendVerification(runtime: Runtime, role: Role, email: string) {
  await runtime.transaction((unit) => unit.enqueue('mail-link', { role, email, purpose: 'verify' }))
  return {
    success: true as const,
    message: 'If this address waits to be verified, a new link is on its way.',
  }
}

/** Has a link to choose a new password mailed; answers the same whoever asks, for whatever address (A3). */
export async function forgotPassword(runtime: Runtime, role: Role, email: string) {
  await runtime.transaction((unit) => unit.enqueue('mail-link', { role, email, purpose: 'reset' }))
  return {
    success: true as const,
    message: 'If this address has an account, a link to reset your password is on its way.',
  }
}

// implements: §5.1, §6.6
import { passwordProblem } from '@anseo/domain/password'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { PASSWORD_TEXTS } from './field-texts.ts'
import { typedCode } from './second-factor.ts'
import { email, linkToken, nextPath, typedPassword } from './wire.ts'
import { callsOf, type SitePath } from './sites.ts'

/** A new password (A4); the server also refuses common ones and the email itself. */
export const chosenPassword = () =>
  z.string().superRefine((password, context) => {
    const problem = passwordProblem(password)
    if (problem) context.addIssue({ code: 'custom', message: PASSWORD_TEXTS[problem] })
  })

const ALL_REQUIRED = { text: 'All fields are required' }

const loginReply = succeeds({
  token: z.string(),
  device: z
    .string()
    .optional()
    .meta({ description: 'For the next login of this device, so that strangers cannot delay it' }),
  message: z.string(),
})

/** The account calls that each of the three sites has under its own path (A1, section 7). */
export const accountCalls = <const S extends SitePath>(site: S) => {
  const own = callsOf(site)
  return {
    login: call({
      method: 'POST',
      path: `/api/${site}/login` as const,
      access: 'public',
      summary: 'Log in with email and password. An account with two-step verification also needs a code.',
      incomplete: ALL_REQUIRED,
      body: z.object({
        email: email(),
        password: typedPassword(),
        code: typedCode().optional(),
        device: z.string().max(200).optional().meta({
          description: 'What the last login of this device answered as `device`, or empty to be answered one',
        }),
      }),
      reply: loginReply,
      refusals: [
        'INVALID_CREDENTIALS',
        'EMAIL_NOT_VERIFIED',
        'SECOND_FACTOR_NEEDED',
        'SECOND_FACTOR_WRONG',
        'PASSKEY_NEEDED',
      ],
    }),
    logout: own({
      method: 'POST',
      path: `/api/${site}/logout` as const,
      whileBlocked: true,
      beforeSecondFactor: true,
      summary: "Log out. Ends the token's session.",
    }),
    verifyEmail: call({
      method: 'GET',
      path: `/api/${site}/verify-email` as const,
      access: 'public',
      summary:
        'Verify an email with the token of the emailed link. The link can be opened again within 24 hours (A4).',
      query: z.object({ token: linkToken() }),
      refusals: ['LINK_INVALID', 'LINK_EXPIRED'],
    }),
    resendVerification: call({
      method: 'POST',
      path: `/api/${site}/resend-verification` as const,
      access: 'public',
      summary: 'Resend the verification link, which carries `next`. Answers the same for every address (A3).',
      body: z.object({ email: email(), next: nextPath() }),
    }),
    forgotPassword: call({
      method: 'POST',
      path: `/api/${site}/forgot-password` as const,
      access: 'public',
      summary: 'Email a link to reset the password. Answers the same for every address (A3).',
      body: z.object({ email: email() }),
    }),
    resetPassword: call({
      method: 'POST',
      path: `/api/${site}/reset-password` as const,
      access: 'public',
      summary: 'Reset the password with the token of the emailed link. Ends every session (A4).',
      incomplete: ALL_REQUIRED,
      query: z.object({ token: linkToken() }),
      body: z.object({ password: chosenPassword() }),
      refusals: ['LINK_INVALID', 'LINK_EXPIRED'],
    }),
    changePassword: own({
      method: 'PUT',
      path: `/api/${site}/change-password` as const,
      whileBlocked: true,
      summary: 'Change the password. Ends every other session (A4).',
      incomplete: ALL_REQUIRED,
      body: z.object({ currentPassword: typedPassword(), newPassword: chosenPassword() }),
      refusals: ['WRONG_PASSWORD'],
    }),
  }
}

export const clientAccountCalls = accountCalls('user')
export const vendorAccountCalls = accountCalls('pro')
export const adminAccountCalls = accountCalls('admin')

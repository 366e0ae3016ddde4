import { adminAccountCalls, clientAccountCalls, vendorAccountCalls } from '@anseo/contract/accounts'
import { loginCodeCalls } from '@anseo/contract/login-codes'
import * as profiles from '@anseo/contract/profiles'
import * as registration from '@anseo/contract/registration'
import { adminSessionCalls, clientSessionCalls, vendorSessionCalls } from '@anseo/contract/sessions'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { changePassword } from './change-password.ts'
import { disownRegistration } from '../accounts/disown-registration.ts'
import { listSessions } from '../sessions/list-sessions.ts'
import { logIn } from './log-in.ts'
import { logInWithCode } from '../login-codes/log-in-with-code.ts'
import { requestLoginCode } from '../login-codes/request-code.ts'
import { logOutOthers } from './log-out-others.ts'
import { logOutSession } from '../sessions/log-out-session.ts'
import { logOut } from '../sessions/log-out.ts'
import { registerClient } from '../accounts/register-client.ts'
import { forgotPassword, resendVerification } from '../accounts/request-link.ts'
import { resetPassword } from './reset-password.ts'
import { showAdminProfile, showClientProfile } from '../accounts/show-profile.ts'
import { updateClientProfile } from '../accounts/update-client-profile.ts'
import { verifyEmail } from '../accounts/verify-email.ts'
import type { Role } from '@anseo/domain/role'

type AccountCalls = typeof clientAccountCalls | typeof vendorAccountCalls | typeof adminAccountCalls
type SessionCalls = typeof clientSessionCalls | typeof vendorSessionCalls | typeof adminSessionCalls

/** Binds the account and profile calls of the three sites. */
export function bindAccounts(bind: Bind, runtime: Runtime) {
  bind(registration.registerClient, ({ body }) => registerClient(runtime, body))
  bind(registration.disownClientRegistration, ({ body }) => disownRegistration(runtime, 'client', body.token))
  bind(registration.disownVendorRegistration, ({ body }) => disownRegistration(runtime, 'vendor', body.token))
  bind(loginCodeCalls.request, ({ body, browser }) => requestLoginCode(runtime, body.email, browser))
  bind(loginCodeCalls.login, ({ body, browser, sender }) => logInWithCode(runtime, body, browser, sender))
  bindSite(bind, runtime, clientAccountCalls, 'client')
  bindSite(bind, runtime, vendorAccountCalls, 'vendor')
  bindSite(bind, runtime, adminAccountCalls, 'admin')
  bindSessions(bind, runtime, clientSessionCalls)
  bindSessions(bind, runtime, vendorSessionCalls)
  bindSessions(bind, runtime, adminSessionCalls)

  bind(profiles.getProfile, ({ caller }) => showClientProfile(runtime, caller))
  bind(profiles.updateProfile, ({ caller, body, image }) => updateClientProfile(runtime, caller, body, image))
  bind(profiles.getAdminProfile, ({ caller }) => showAdminProfile(runtime, caller))
  bind(profiles.getAdminProfileToo, ({ caller }) => showAdminProfile(runtime, caller))
}

/** Binds the calls that every site has under its own path (A1). */
function bindSite(bind: Bind, runtime: Runtime, calls: AccountCalls, role: Role) {
  bind(calls.login, ({ body, sender }) => logIn(runtime, role, body, sender))
  bind(calls.logout, ({ caller }) => logOut(runtime, caller))
  bind(calls.verifyEmail, ({ query }) => verifyEmail(runtime, role, query.token))
  bind(calls.resendVerification, ({ body }) => resendVerification(runtime, role, body))
  bind(calls.forgotPassword, ({ body }) => forgotPassword(runtime, role, body.email))
  bind(calls.resetPassword, ({ query, body }) => resetPassword(runtime, role, { ...query, ...body }))
  bind(calls.changePassword, ({ caller, body }) => changePassword(runtime, caller, body))
}

/** Binds the calls that list and end an account's sessions. */
function bindSessions(bind: Bind, runtime: Runtime, calls: SessionCalls) {
  bind(calls.list, ({ caller, query }) => listSessions(runtime, caller, query))
  bind(calls.end, ({ caller, params, body }) => logOutSession(runtime, caller, { ...params, ...body }))
  bind(calls.endOthers, ({ caller, body }) => logOutOthers(runtime, caller, body.password))
}

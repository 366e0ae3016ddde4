import { type AdminRole } from '@anseo/domain/admin-role'
import { type Caller, callerWith } from './caller.ts'
import { mailedLink } from './mails.ts'
import { NEW_PASSWORD, newAddress } from './new-client.ts'

/** Invites a new member with a role into the operator's team, and returns it logged in. */
export async function newMember(productUrl: string, owner: Caller, role: AdminRole): Promise<Caller> {
  const email = newAddress()
  const password = NEW_PASSWORD
  const anyone = callerWith(productUrl, '')
  await owner.call('POST', '/api/admin/team', { email, name: 'Una Farrell', role })
  const link = await mailedLink(productUrl, email, '/admin/invitation')
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  await anyone.call('POST', '/api/admin/invitation/accept', { token, password })
  const { body } = await anyone.call('POST', '/api/admin/login', { email, password })
  return callerWith(productUrl, body.token)
}

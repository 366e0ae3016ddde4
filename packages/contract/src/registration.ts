// implements: §3.5
import { EXPERIENCE_MAX_LENGTH } from '@anseo/domain/limits'
import { z } from 'zod'
import { chosenPassword } from './accounts.ts'
import { call } from './call.ts'
import { personName, phone, vendorAbout, feePerHour, town } from './profile-fields.ts'
import { email, linkToken, nextPath, speciality, lineField } from './wire.ts'

export const registerClient = call({
  method: 'POST',
  path: '/api/user/register',
  access: 'public',
  summary:
    'Create a client account. The verification link carries `next`. Answers the same for a new and a taken address (A3).',
  incomplete: { text: 'All fields are required' },
  body: z.object({ name: personName(), email: email(), password: chosenPassword(), next: nextPath() }),
})

export const registerVendor = call({
  method: 'POST',
  path: '/api/pro/register',
  access: 'public',
  summary: 'Apply as a vendor. Listed once an admin has verified it.',
  incomplete: { text: 'All fields are required' },
  body: z.object({
    name: personName(),
    email: email(),
    password: chosenPassword(),
    speciality: speciality(),
    city: town(),
    location: town(),
    experience: lineField(EXPERIENCE_MAX_LENGTH),
    about: vendorAbout(),
    fees: feePerHour(),
    phone: phone(),
  }),
})

const disownRegistration = <const S extends 'user' | 'pro'>(site: S) =>
  call({
    method: 'POST',
    path: `/api/${site}/disown-registration` as const,
    access: 'public',
    summary: "Delete a sign-up that was not the address's owner's, with the token of its verification mail.",
    body: z.object({ token: linkToken() }),
    refusals: ['LINK_INVALID', 'LINK_EXPIRED', 'REGISTRATION_USED'],
  })

export const disownClientRegistration = disownRegistration('user')
export const disownVendorRegistration = disownRegistration('pro')

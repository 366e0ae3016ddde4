import { mailBrand, mailSender } from '../../platform/mail/brand.ts'
import type { Runtime } from '../../platform/runtime.ts'
import type { SenderSettings } from './notify-people.ts'

/** Returns the sender as it is now, for jobs; listeners get theirs from the composition root. */
export const senderOf = (runtime: Runtime): SenderSettings => ({
  brand: mailBrand(runtime),
  mailFrom: mailSender(runtime),
  publicUrl: runtime.publicUrl,
  addresses: runtime.addresses,
})

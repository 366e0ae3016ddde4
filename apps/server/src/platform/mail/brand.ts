import type { Config } from '../config/config.ts'
import type { LiveSettings } from '../settings/live-settings.ts'
import type { MailBrand } from './mail-content.ts'

type Branded = { settings: Pick<LiveSettings, 'current'> }

/** Returns the brand for emails; its icon is served by the client site. */
export const mailBrand = ({ settings, publicUrl }: Branded & { publicUrl: string }): MailBrand => {
  const { name, phone, address, email } = settings.current.brand
  return { name, phone, address, email, iconUrl: `${publicUrl}/icon-192.png` }
}

/** Returns the sender of emails: `MAIL_FROM`, or the brand's name and address. */
export function mailSender({ config, settings }: Branded & { config: Pick<Config, 'mailFrom'> }): string {
  const { name, email } = settings.current.brand
  return config.mailFrom ?? `"${name}" <${email}>`
}

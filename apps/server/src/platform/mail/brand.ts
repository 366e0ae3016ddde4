import type { Config } from '../config/config.ts'
import type { LiveSettings } from '../settings/live-settings.ts'
import type { MailBrand } from './mail-content.ts'

type Branded = { settings: Pick<LiveSettings, 'current'> }

/** The brand as mails show it; its icon is served by the client site. */
export const mailBrand = ({ settings, publicUrl }: Branded & { publicUrl: string }): MailBrand => {
  const { name, phone, address } = settings.current.brand
  return { name, phone, address, iconUrl: `${publicUrl}/icon-192.png` }
}

/** Name and address that mails come from: `MAIL_FROM`, or else the brand. */
export function mailSender({ config, settings }: Branded & { config: Pick<Config, 'mailFrom'> }): string {
  const { name, email } = settings.current.brand
  return config.mailFrom ?? `"${name}" <${email}>`
}

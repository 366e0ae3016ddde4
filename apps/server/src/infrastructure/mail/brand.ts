import type { Config } from '../../config.ts'
import type { MailBrand } from './mail-content.ts'

/** The brand as mails show it; its icon is served by the client site. */
export const mailBrand = ({
  config,
  publicUrl,
}: {
  config: Pick<Config, 'brand'>
  publicUrl: string
}): MailBrand => ({
  name: config.brand.name,
  phone: config.brand.phone,
  address: config.brand.address,
  iconUrl: `${publicUrl}/icon-192.png`,
})

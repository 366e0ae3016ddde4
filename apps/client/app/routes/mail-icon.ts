import icon from '@anseo/ui/assets/brand/icon-192.png'
import { redirect } from 'react-router'

/** `/icon-192.png`: mails outlive the builds of the site, so the icon in them has a fixed address. */
export const loader = () => redirect(icon, { headers: { 'cross-origin-resource-policy': 'cross-origin' } })

import icon from '@anseo/ui/assets/brand/icon-192.png'
import { redirect } from 'react-router'

/** `/icon-192.png`: emails outlive the builds of the site, so their icon has a fixed address. */
export const loader = () => redirect(icon, { headers: { 'cross-origin-resource-policy': 'cross-origin' } })

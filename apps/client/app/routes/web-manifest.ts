import icon192 from '@anseo/ui/assets/brand/icon-192.png'
import icon512 from '@anseo/ui/assets/brand/icon-512.png'
import maskable from '@anseo/ui/assets/brand/icon-maskable-512.png'
import { serverContext } from '../api/server-context.ts'
import { THEME_COLORS } from '../offline/theme-colors.ts'
import type { Route } from './+types/web-manifest'

/** `/manifest.webmanifest`: the data for installing the site as an app, with the operator's name. */
export function loader({ context }: Route.LoaderArgs) {
  const { brand } = context.get(serverContext).settings
  const manifest = {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: 'Book vetted home and personal-care professionals in Ireland.',
    lang: 'en-IE',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: THEME_COLORS.light,
    background_color: THEME_COLORS.light,
    categories: ['lifestyle', 'shopping'],
    icons: [
      { ...png(icon192, 192), purpose: 'any' },
      { ...png(icon512, 512), purpose: 'any' },
      { ...png(maskable, 512), purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'My Appointments', url: '/my-appointment', icons: [png(icon192, 192)] },
      { name: 'Messages', url: '/messages', icons: [png(icon192, 192)] },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' },
  })
}

const png = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' })

import { setServerTime } from '@anseo/api-client/server-clock'
import { fontUrls } from '@anseo/ui/fonts'
import favicon from '@anseo/ui/assets/brand/favicon.svg'
import appleIcon from '@anseo/ui/assets/brand/apple-touch-icon-180.png'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { Links, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { serverContext } from './api/server-context.ts'
import { pageAgeMs } from './offline/page-age.ts'
import { THEME_COLORS } from './offline/theme-colors.ts'
import { ErrorPage } from './shell/error-page.tsx'
import './styles.css'

/** Preloads the fonts and names icons and manifest. */
export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: appleIcon },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  ...fontUrls.map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
]

/** Returns the settings and the server's current time (ISO), which all pages use. */
export function loader({ context }: Route.LoaderArgs) {
  const { settings, now } = context.get(serverContext)
  return { settings, now: now.toISOString() }
}

/** The settings do not change while a page is open, so they are not loaded again. */
export const shouldRevalidate = () => false

/** Renders the document around every page and every error page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IE" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLORS.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLORS.dark} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

/** Sets the clock to the server's, and marks the document as ready once it is interactive. */
export default function Root({ loaderData }: Route.ComponentProps) {
  // A layout effect runs before the effects of the pages, which depend on the server's time.
  useLayoutEffect(() => {
    setServerTime(new Date(Date.parse(loaderData.now) + pageAgeMs()))
  }, [loaderData.now])
  useEffect(() => {
    document.documentElement.dataset['ready'] = ''
  }, [])
  return <Outlet />
}

/** Renders an error that no page has handled. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main">
      <ErrorPage error={error} />
    </main>
  )
}

/** Returns the settings of the site, anywhere below the root. */
export function useSettings() {
  const data = useRouteLoaderData<typeof loader>('root')
  if (!data) throw new Error('The root did not load')
  return data.settings
}

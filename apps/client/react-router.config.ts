import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // All routes are known from the start: they are few, and so links work without asking the server for more.
  routeDiscovery: { mode: 'initial' },
} satisfies Config

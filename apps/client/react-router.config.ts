import type { Config } from '@react-router/dev/config'
import { buildWorker } from './service-worker/build-worker.ts'

export default {
  ssr: true,
  // All routes are known from the start: they are few, and so links work without asking the server for more.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ viteConfig }) => buildWorker(`${viteConfig.root}/build/client`),
} satisfies Config

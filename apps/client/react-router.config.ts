import type { Config } from '@react-router/dev/config'
import { leanManifest } from './lean-manifest.ts'
import { buildWorker } from './service-worker/build-worker.ts'

export default {
  ssr: true,
  // All routes are known from the start: they are few, and links then work without asking the server for more.
  routeDiscovery: { mode: 'initial' },
  // The loaders of pages in the browser are a few lines: a chunk of their own would cost more than it spares.
  splitRouteModules: false,
  buildEnd: async ({ viteConfig }) => {
    await leanManifest(`${viteConfig.root}/build/client`)
    await buildWorker(`${viteConfig.root}/build/client`)
  },
} satisfies Config

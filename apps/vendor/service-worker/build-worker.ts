import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/** A Vite plugin that writes `push-worker.js` beside the page: one file, under a fixed name. */
export const pushWorker = (): Plugin => ({
  name: 'anseo-push-worker',
  apply: 'build',
  closeBundle: async () => {
    await build({
      configFile: false,
      root: fileURLToPath(new URL('..', import.meta.url)),
      base: '/pro/',
      logLevel: 'warn',
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        copyPublicDir: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: fileURLToPath(new URL('push-worker.ts', import.meta.url)),
          output: { format: 'iife', entryFileNames: 'push-worker.js' },
        },
      },
    })
  },
})

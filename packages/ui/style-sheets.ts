import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** A Vite plugin: a library's inline styles become sheets of the document, which the sites' policies allow. */
export const styleSheets = (): Plugin => ({
  name: 'anseo-style-sheets',
  config: () => ({
    resolve: {
      alias: { 'react-style-singleton': fileURLToPath(new URL('./src/style-singleton.ts', import.meta.url)) },
    },
  }),
})

import { acyclicChunks } from '@anseo/ui/acyclic-chunks'
import { iconSprite } from '@anseo/ui/icon-sprite'
import { styleSheets } from '@anseo/ui/style-sheets'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { codeSplitting } from './code-splitting.ts'
import { leanPreload } from './lean-preload.ts'
import { leanRouter } from './lean-router.ts'

// React chooses its server build by NODE_ENV at run time. The demonstration runs without it, so the build sets it.
export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    iconSprite(['app', '../../packages/ui/src', '../../packages/site-kit/src']),
    reactRouter(),
    leanRouter(),
    leanPreload(),
    styleSheets(),
    acyclicChunks(),
  ],
  // Every picture is its own file: cached for ever, and never inlined in a page.
  build: { assetsInlineLimit: 0 },
  // All dependencies are listed: Vite would reload the first page for one that it discovers later.
  optimizeDeps: { entries: ['app/**/*.tsx', '../../packages/{ui,api-client,site-kit}/src/**/*.{ts,tsx}'] },
  ...(command === 'build' && {
    ssr: { noExternal: true },
    environments: {
      client: {
        build: {
          modulePreload: false,
          rolldownOptions: {
            // Each page's first load names dozens of files: short names, for styles too, save a kilobyte.
            output: {
              codeSplitting: codeSplitting(),
              chunkFileNames: 'assets/[hash:7].js',
              entryFileNames: 'assets/[hash:7].js',
              assetFileNames: ({ names }) =>
                names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
            },
            optimization: { inlineConst: { mode: 'all', pass: 3 } },
          },
        },
      },
      ssr: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
    },
  }),
}))

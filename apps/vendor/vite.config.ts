import { acyclicChunks } from '@anseo/ui/acyclic-chunks'
import { splitChunks } from '@anseo/ui/split-chunks'
import { siteHead } from '@anseo/ui/site-head'
import { styleSheets } from '@anseo/ui/style-sheets'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pushWorker } from './service-worker/build-worker.ts'

export default defineConfig({
  base: '/pro/',
  plugins: [react(), tailwindcss(), siteHead(), styleSheets(), acyclicChunks(), pushWorker()],
  // Every picture is its own file, cached for ever.
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    rolldownOptions: { output: splitChunks() },
  },
})

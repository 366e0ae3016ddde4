import { acyclicChunks } from '@anseo/ui/acyclic-chunks'
import { splitChunks } from '@anseo/ui/split-chunks'
import { siteHead } from '@anseo/ui/site-head'
import { styleSheets } from '@anseo/ui/style-sheets'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/admin/',
  plugins: [react(), tailwindcss(), siteHead(), styleSheets(), acyclicChunks()],
  // Every picture is its own file, cached for ever.
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    rolldownOptions: { output: splitChunks() },
  },
})

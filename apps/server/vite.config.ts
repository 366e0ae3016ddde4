import { defineConfig } from 'vite'

// The server runs without JSX and without react-email: its mail templates become one module with all they need.
export default defineConfig({
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/platform/mail/templates/mail.tsx',
    outDir: 'build',
    emptyOutDir: false,
    rolldownOptions: { output: { entryFileNames: 'mail-templates.js' } },
  },
})

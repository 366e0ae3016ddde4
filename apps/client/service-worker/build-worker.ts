import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The types of file that every page may need. */
const PARTS = /\.(js|css|woff2|svg)$/

/** The largest picture that is cached; the objects in the doors are smaller. */
const LARGEST_PICTURE_BYTES = 10_000

/**
 * Writes `service-worker.js` next to the built assets, one file that knows the names of all of them.
 * @param folder what the build of the site wrote for browsers.
 */
export async function buildWorker(folder: string): Promise<void> {
  const files = (await readdir(`${folder}/assets`)).toSorted()
  const sizes = await Promise.all(files.map(async (file) => (await stat(`${folder}/assets/${file}`)).size))
  const assets = files.filter((file, index) => PARTS.test(file) || sizes[index]! <= LARGEST_PICTURE_BYTES)
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      BUILD: JSON.stringify(createHash('sha256').update(files.join()).digest('hex').slice(0, 12)),
      ASSETS: JSON.stringify(assets.map((file) => `/assets/${file}`)),
    },
    build: {
      outDir: folder,
      assetsInlineLimit: 0,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('service-worker.ts', import.meta.url)),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

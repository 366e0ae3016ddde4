import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { storageScript } from './src/storage-script.ts'
import { themeScript } from './src/theme-script.ts'
import { trustedTypesScript } from './src/trusted-types-script.ts'

const ICONS = [
  { rel: 'icon', file: 'favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', file: 'apple-touch-icon-180.png', type: 'image/png' },
]
const FONTS = ['bricolage-grotesque-700-common.woff2', 'figtree-wght-common.woff2']

const assetPath = (folder, file) => fileURLToPath(new URL(`./src/assets/${folder}/${file}`, import.meta.url))

/**
 * Returns a Vite plugin that fills the head of a site of one page: the rules for what may become code, the theme before
 * the first paint, the icons, and the fonts ahead of the stylesheet that wants them.
 */
export function siteHead() {
  const references = new Map()
  let base = '/'
  let building = false
  const addressOf = (context, folder, file) =>
    building ? base + context.getFileName(references.get(file)) : `${base}@fs${assetPath(folder, file)}`
  let build
  return {
    name: 'anseo-site-head',
    configResolved(config) {
      base = config.base
      building = config.command === 'build'
    },
    async buildStart() {
      if (!building) return
      build = this
      for (const { file } of ICONS) {
        const source = await readFile(assetPath('brand', file))
        references.set(file, this.emitFile({ type: 'asset', name: file, source }))
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(_page, { bundle }) {
        const fonts = FONTS.map((file) =>
          bundle ? base + emittedAs(bundle, file) : addressOf(build, 'fonts', file),
        )
        return [
          ...[trustedTypesScript, storageScript, themeScript].map((children) => ({
            tag: 'script',
            children,
            injectTo: 'head-prepend',
          })),
          ...fonts.map((href) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href },
            injectTo: 'head-prepend',
          })),
          ...ICONS.map(({ rel, file, type }) => ({
            tag: 'link',
            attrs: { rel, type, href: addressOf(build, 'brand', file) },
            injectTo: 'head',
          })),
        ]
      },
    },
  }
}

/** Returns the hashed name of an asset that the stylesheet brought into the build. */
function emittedAs(bundle, file) {
  const asset = Object.values(bundle).find((output) => output.type === 'asset' && output.names.includes(file))
  if (!asset) throw new Error(`The build has no ${file}`)
  return asset.fileName
}

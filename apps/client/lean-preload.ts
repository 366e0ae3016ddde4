import type { Plugin } from 'vite'

const HELPER = /vite[\\/]preload-helper/

/** Loads the styles of a chunk, then the chunk; a failed load is retried the next time. */
const LEAN = `
const load = (href) => new Promise((resolve, reject) => {
  if (document.querySelector(\`link[href="\${href}"]\`)) return resolve()
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href, onload: resolve })
  link.onerror = () => (link.remove(), reject(new TypeError('Failed to fetch ' + href)))
  document.head.append(link)
})
export const __vitePreload = async (part, styles = []) => {
  await Promise.all(styles.map((path) => load('/' + path)))
  return part()
}`

/** Vite's list of styles for the lazy chunks of a chunk, where it names one file. */
const ONE_STYLESHEET = /^const __vite__mapDeps=.+\(m\.f=\["([^"]+\.css)"\]\).+;\n/
const USE_OF_ONE_STYLESHEET = ',__vite__mapDeps([0])'

/**
 * A Vite plugin that replaces Vite's loader of lazy chunks by a shorter one (decision 012): no modules are preloaded
 * (`modulePreload: false`), so it only has to load styles, and those of the shell have come with the page. The build
 * fails when Vite's own loader is not found.
 */
export function leanPreload(): Plugin {
  let found = false
  return {
    name: 'anseo-lean-preload',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!HELPER.test(id) || !code.includes('__vitePreload')) return null
      found = true
      return { code: LEAN, map: null }
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const shell = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes('shell.css'),
        )
        if (!shell) return this.error('There is no stylesheet of the shell')
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || ONE_STYLESHEET.exec(chunk.code)?.[1] !== shell.fileName) continue
          chunk.code = chunk.code.replace(ONE_STYLESHEET, '').replaceAll(USE_OF_ONE_STYLESHEET, '')
        }
      },
    },
    buildEnd(error) {
      if (!error && !found) this.error('Vite no longer has the preload helper')
    },
  }
}

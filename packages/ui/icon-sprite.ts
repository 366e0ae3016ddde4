import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"];?/g
const EXPORT = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g
const ICON = /^\0icon:(.+)$/

type Attributes = Record<string, string>

/** An icon's file in Lucide by its name, aliases too. */
type IconFiles = ReadonlyMap<string, string>

/**
 * A Vite plugin for builds: the icons that the sources import from Lucide become one SVG file, and each import a small
 * component that shows its part of it. As code they were a tenth of what a page carries besides React (decision 012).
 * @param folders where sources are looked through, so that every build of a site makes the same file.
 */
export function iconSprite(folders: string[]): Plugin {
  const component = fileURLToPath(new URL('./src/sprite-icon.tsx', import.meta.url))
  let files: IconFiles
  let sprite: { fileName: string; source: string }
  return {
    name: 'anseo-icon-sprite',
    apply: 'build',
    async buildStart() {
      files ??= await iconFiles()
      sprite ??= await drawSprite(folders, files)
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', ...sprite })
    },
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : null),
    load(id) {
      const name = ICON.exec(id)?.[1]
      if (!name) return null
      const address = JSON.stringify(`/${sprite.fileName}#${name}`)
      return `import { spriteIcon } from ${JSON.stringify(component)}
export default /* @__PURE__ */ spriteIcon(${address})`
    },
    transform(code) {
      if (!code.includes('lucide-react')) return null
      return code.replace(IMPORT, (_, names: string) => importsOf(names, files))
    },
  }
}

const importsOf = (names: string, files: IconFiles) =>
  specifiersIn(names)
    .map(({ name, local }) => `import ${local} from 'icon:${files.get(name)}'`)
    .join('\n')

/** Parses `Menu as MenuIcon, X` into icon names and local names; skips types. */
const specifiersIn = (text: string) =>
  text
    .split(',')
    .map((specifier) => specifier.trim())
    .filter((specifier) => specifier && !specifier.startsWith('type '))
    .map((specifier) => specifier.split(/\s+as\s+/))
    .map(([name = '', local = name]) => ({ name, local }))

async function iconFiles(): Promise<IconFiles> {
  const list = await readFile(new URL(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs')), 'utf8')
  const files = new Map<string, string>()
  for (const [, exported = '', file = ''] of list.matchAll(EXPORT)) {
    for (const [name] of exported.matchAll(/(?<=as )\w+/g)) files.set(name, file)
  }
  return files
}

async function drawSprite(folders: string[], files: IconFiles) {
  const used = new Set<string>()
  for (const folder of folders) {
    for await (const path of glob('**/*.tsx', { cwd: folder })) {
      for (const name of iconsIn(await readFile(join(folder, path), 'utf8'))) {
        const file = files.get(name)
        if (file) used.add(file)
      }
    }
  }
  const symbols = await Promise.all([...used].toSorted().map(drawSymbol))
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  return { source, fileName: `assets/icons-${hash}.svg` }
}

const iconsIn = (code: string) =>
  [...code.matchAll(IMPORT)].flatMap(([, names = '']) => specifiersIn(names).map(({ name }) => name))

async function drawSymbol(file: string): Promise<string> {
  const { __iconData } = (await import(`lucide-react/dist/esm/icons/${file}.mjs`)) as {
    __iconData: { node: [tag: string, attributes: Attributes][] }
  }
  const parts = __iconData.node.map(([tag, attributes]) => `<${tag}${attributesText(attributes)}/>`)
  return `<symbol id="${file}" viewBox="0 0 24 24">${parts.join('')}</symbol>`
}

const attributesText = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

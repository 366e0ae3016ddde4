import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const ICON_FILE = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"];?/g
const EXPORT = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g

/**
 * A Vite plugin for builds: each icon is imported from its own file instead of Lucide's list of all, so that it lands
 * in the chunk that shows it, and all are drawn by our own small component.
 */
export function lucideIcons() {
  const component = fileURLToPath(new URL('./src/lucide-icon.ts', import.meta.url))
  let files
  return {
    name: 'anseo-lucide-icons',
    apply: 'build',
    resolveId: {
      order: 'pre',
      handler: (source, importer) =>
        ICON_FILE.test(importer ?? '') && source.endsWith('/createLucideIcon.mjs') ? component : null,
    },
    async transform(code) {
      if (!code.includes('lucide-react')) return null
      files ??= await iconFiles()
      return code.replace(IMPORT, (_, names) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map((name) => importOf(name, files))
          .join('\n'),
      )
    },
  }
}

function importOf(specifier, files) {
  const [name, local = name] = specifier.split(/\s+as\s+/)
  const file = files.get(name)
  if (!file) throw new Error(`Lucide has no icon ${name}`)
  return `import ${local} from 'lucide-react/icons/${file}'`
}

/** Which file each name comes from, aliases too. */
async function iconFiles() {
  const list = await readFile(
    fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs')),
    'utf8',
  )
  const names = (exported) => exported.match(/(?<=as )\w+/g) ?? []
  return new Map(
    [...list.matchAll(EXPORT)].flatMap(([, exported, file]) => names(exported).map((n) => [n, file])),
  )
}

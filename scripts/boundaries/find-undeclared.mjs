import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Finds imports of packages, ours too, that the nearest package.json does not declare.
 * @param {string} root the folder to which the modules' paths are relative
 * @returns violations `{ rule, from, to }`, `to` being the package's name
 */
export function findUndeclared(root, modules) {
  const declared = declaredPackages(root)
  return modules.flatMap(({ source, dependencies }) => {
    const names = new Set(dependencies.map(({ module }) => packageName(module)).filter(Boolean))
    return [...names]
      .filter((name) => !declared(source).has(name))
      .map((name) => ({ rule: 'undeclared', from: source, to: name }))
  })
}

/** Returns the package of an import; null for a file, a module of Node, and a virtual module (`virtual:x`). */
function packageName(specifier) {
  if (/^[./]/.test(specifier) || specifier.includes(':') || isBuiltin(specifier)) return null
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function declaredPackages(root) {
  const known = new Map()
  return function inFolderOf(path) {
    const folder = dirname(path)
    if (!known.has(folder)) {
      const file = join(root, folder, 'package.json')
      known.set(folder, existsSync(file) || folder === '.' ? readNames(file) : inFolderOf(folder))
    }
    return known.get(folder)
  }
}

function readNames(file) {
  const { name, dependencies, devDependencies, peerDependencies } = JSON.parse(readFileSync(file, 'utf8'))
  const names = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })
  return new Set([name, ...names, ...names.map((each) => each.replace('@types/', ''))])
}

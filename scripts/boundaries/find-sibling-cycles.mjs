/**
 * Circles of folders that lie side by side, at every level: dependency-cruiser's own rule compares the folders of the
 * importing and the imported file, and misses a circle that only their parents form.
 * @returns violations `{ rule, from, to }`, one for each import between two folders of a circle
 */
export function findSiblingCycles(modules) {
  const imports = readImports(modules)
  return [...imports.keys()].flatMap((from) =>
    [...imports.get(from)]
      .filter((to) => reaches(imports, to, from))
      .map((to) => ({ rule: 'sibling-folders', from, to })),
  )
}

/** Returns for each folder the siblings whose files it imports. */
function readImports(modules) {
  const imports = new Map()
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const pair = siblings(source.split('/'), resolved.split('/'))
      if (!pair) continue
      const [from, to] = pair
      if (!imports.has(from)) imports.set(from, new Set())
      imports.get(from).add(to)
    }
  }
  return imports
}

/** Returns the two folders at which the paths diverge; null if one of them is a file, or outside apps and packages. */
function siblings(from, to) {
  const depth = from.findIndex((part, index) => part !== to[index])
  if (depth < 1 || depth >= from.length - 1 || depth >= to.length - 1) return null
  if (!['apps', 'packages'].includes(from[0])) return null
  return [from, to].map((path) => path.slice(0, depth + 1).join('/'))
}

function reaches(imports, start, goal) {
  const seen = new Set([start])
  for (const folder of seen) {
    if (folder === goal) return true
    for (const next of imports.get(folder) ?? []) seen.add(next)
  }
  return false
}

import type { Plugin, Rolldown } from 'vite'

/**
 * A Vite plugin that fails a build whose chunks form an import cycle: one of them would run before its
 * imports are there, and the page would stay empty without an error.
 */
export const acyclicChunks = (): Plugin => ({
  name: 'anseo-acyclic-chunks',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const cycle = findCycle(bundle)
    if (cycle) this.error(`Chunks form an import cycle: ${cycle.join(' → ')}`)
  },
})

/** Returns the file names along an import cycle, from one chunk back to itself; null when there is none. */
function findCycle(bundle: Rolldown.OutputBundle): string[] | null {
  const done = new Set<string>()
  const search = (name: string, path: readonly string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    const chunk = bundle[name]
    if (done.has(name) || chunk?.type !== 'chunk') return null
    for (const imported of chunk.imports) {
      const cycle = search(imported, [...path, name])
      if (cycle) return cycle
    }
    done.add(name)
    return null
  }
  for (const name of Object.keys(bundle)) {
    const cycle = search(name, [])
    if (cycle) return cycle
  }
  return null
}

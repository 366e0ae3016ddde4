import type { Plugin, Rolldown } from 'vite'

/**
 * A Vite plugin that fails a build in which chunks import each other in a circle: one of them would run before its
 * imports are there, and the page would stay empty without an error.
 */
export const acyclicChunks = (): Plugin => ({
  name: 'anseo-acyclic-chunks',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const circle = circleOf(bundle)
    if (circle) this.error(`Chunks import each other: ${circle.join(' → ')}`)
  },
})

/** Returns file names of chunks each of which imports the next, from one to itself; null when there are none. */
function circleOf(bundle: Rolldown.OutputBundle): string[] | null {
  const done = new Set<string>()
  const search = (name: string, path: readonly string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    const chunk = bundle[name]
    if (done.has(name) || chunk?.type !== 'chunk') return null
    for (const imported of chunk.imports) {
      const circle = search(imported, [...path, name])
      if (circle) return circle
    }
    done.add(name)
    return null
  }
  for (const name of Object.keys(bundle)) {
    const circle = search(name, [])
    if (circle) return circle
  }
  return null
}

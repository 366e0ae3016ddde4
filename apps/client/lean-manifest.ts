import { readdir, readFile, writeFile } from 'node:fs/promises'

const FILE = /^manifest-.+\.js$/
const CONTENT = /^(window\.__reactRouterManifest=)(\{.*\})(;?)\s*$/s

/** The functions that a route has in the browser; the router reads a missing entry as false. */
const CLIENT_FACTS = ['hasClientAction', 'hasClientLoader', 'hasClientMiddleware'] as const

/** The part of the router's list of routes that is read here. */
interface Manifest {
  entry: { imports: string[] }
  routes: Record<string, { imports?: string[]; [fact: `hasClient${string}`]: boolean }>
}

/**
 * Leaves out of the router's list of routes, which every page loads, files that each page has loaded anyway and facts
 * that are false. The other files of a route are put into one order: it has no effect on loading, and similar texts
 * compress better.
 * @param folder what the build of the site wrote for browsers.
 * @throws Error when a new version of the router writes another form of it.
 */
export async function leanManifest(folder: string): Promise<void> {
  const name = (await readdir(`${folder}/assets`)).find((file) => FILE.test(file))
  const path = `${folder}/assets/${name}`
  const [, before, json, after] = CONTENT.exec(await readFile(path, 'utf8')) ?? []
  if (json === undefined) throw new Error(`${path} has another form than expected`)
  const manifest = JSON.parse(json) as Manifest
  const loaded = new Set(manifest.entry.imports)
  for (const route of Object.values(manifest.routes)) {
    for (const fact of CLIENT_FACTS) if (!route[fact]) delete route[fact]
    if (route.imports) route.imports = route.imports.filter((file) => !loaded.has(file)).toSorted()
  }
  await writeFile(path, before + JSON.stringify(manifest) + after)
}

import { readdir, readFile, writeFile } from 'node:fs/promises'

const FILE = /^manifest-.+\.js$/
const CONTENT = /^(window\.__reactRouterManifest=)(\{.*\})(;?)\s*$/s

/** The part of the router's list of routes that is read here. */
interface Manifest {
  routes: Record<string, { imports?: string[] }>
}

/**
 * Puts the files that each route imports into one order in the router's list of routes, which every page loads: their
 * order has no effect on loading, and similar texts compress better.
 * @param folder what the build of the site wrote for browsers.
 * @throws Error when a new version of the router writes another form of it.
 */
export async function leanManifest(folder: string): Promise<void> {
  const name = (await readdir(`${folder}/assets`)).find((file) => FILE.test(file))
  const path = `${folder}/assets/${name}`
  const [, before, json, after] = CONTENT.exec(await readFile(path, 'utf8')) ?? []
  if (json === undefined) throw new Error(`${path} has another form than expected`)
  const manifest = JSON.parse(json) as Manifest
  for (const route of Object.values(manifest.routes)) route.imports?.sort()
  await writeFile(path, before + JSON.stringify(manifest) + after)
}

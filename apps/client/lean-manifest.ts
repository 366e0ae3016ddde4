import { readdir, readFile, writeFile } from 'node:fs/promises'

const FILE = /^manifest-.+\.js$/
const CONTENT = /^(window\.__reactRouterManifest=)(\{.*\});?\s*$/s

/** The parts of a route in the router's list that are read here. */
interface Route {
  id?: string
  imports?: string[]
  css?: string[]
  [fact: `has${string}`]: boolean
}

interface Manifest {
  entry: { imports: string[] }
  routes: Record<string, Route>
}

/** Gives each route its id again, which is its name in the list. */
const NAME_ROUTES = ';for(let[i,r]of Object.entries(__reactRouterManifest.routes))r.id=i'

/**
 * Removes from the router's list of routes, which every page loads, what the router does not need: files that each page
 * has loaded anyway, routes that are files and not pages, facts that are false or only read in development, empty lists,
 * and ids, which a line of code adds again. The other files of a route are sorted, since similar texts compress better
 * and their order has no effect on loading.
 * @param folder what the build of the site wrote for browsers.
 * @throws Error when a new version of the router writes another form of it.
 */
export async function leanManifest(folder: string): Promise<void> {
  const name = (await readdir(`${folder}/assets`)).find((file) => FILE.test(file))
  const path = `${folder}/assets/${name}`
  const [, before, json] = CONTENT.exec(await readFile(path, 'utf8')) ?? []
  if (json === undefined) throw new Error(`${path} has another form than expected`)
  const manifest = JSON.parse(json) as Manifest
  const { entry, routes } = manifest
  const { root, ...pages } = routes
  const shared = { imports: new Set(entry.imports), css: new Set(root?.css) }
  for (const route of Object.values(pages)) {
    const imports = route.imports?.filter((file) => !shared.imports.has(file)).toSorted()
    const css = route.css?.filter((file) => !shared.css.has(file))
    delete route.imports
    delete route.css
    if (imports?.length) route.imports = imports
    if (css?.length) route.css = css
  }
  for (const [id, route] of Object.entries(routes)) {
    if (route.id !== id) throw new Error(`${path} names ${id} otherwise`)
    if (route['hasDefaultExport'] === false) delete routes[id]
    delete route.id
    delete route['hasDefaultExport']
    for (const fact of Object.keys(route)) if (isFact(fact) && !route[fact]) delete route[fact]
  }
  await writeFile(path, before + JSON.stringify(manifest) + NAME_ROUTES)
}

const isFact = (key: string): key is `has${string}` => key.startsWith('has')

import type { Plugin } from 'vite'

/** Parts of React Router that this site has switched off, by what is left of them; names without a value are the server's. */
const SWITCHED_OFF: Record<string, string> = {
  // No instrumentations are given to the router.
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export let instrumentHandler, instrumentationResultMetaContext`,
  // `routeDiscovery: { mode: 'initial' }`: every route is known from the start.
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}
    export let getPartialManifest, getPathsWithAncestors, getManifestPath, handleClientVersionMismatch`,
}

const ROUTER_FILE = /react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+\.js)$/

const DISPLAY_NAME = /^\w+\.displayName = .+$/gm
const MADE_BY_REACT = /^(const \w+ = )(React\$?\d*\.(?:forwardRef|memo|createContext)\()/gm

/**
 * A Vite plugin that leaves out of the browser's code what the router carries and this site never uses (decision 012):
 * features that are off, and components that only their names for developers keep alive. A name that a new version of
 * the router wants and does not find here fails the build.
 */
export function leanRouter(): Plugin {
  const found = new Set<string>()
  return {
    name: 'anseo-lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const file = ROUTER_FILE.exec(id)?.[1]?.replaceAll('\\', '/')
      if (!file) return null
      const left = SWITCHED_OFF[file]
      if (left) found.add(file)
      return {
        code: left ?? code.replace(DISPLAY_NAME, '').replace(MADE_BY_REACT, '$1/* @__PURE__ */ $2'),
        map: null,
      }
    },
    buildEnd(error) {
      const missing = Object.keys(SWITCHED_OFF).filter((file) => !found.has(file))
      if (!error && missing.length > 0) this.error(`React Router no longer has ${missing.join(', ')}`)
    },
  }
}

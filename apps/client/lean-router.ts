import type { Plugin } from 'vite'

/** Replacements for parts of React Router that this site has switched off; names without a value are the server's. */
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
 * A Vite plugin that removes parts of the router that this site never uses from the browser's code (decision 012):
 * disabled features, and components that are only kept alive by their `displayName`. The build fails when a new version
 * of the router needs a name that is not found here.
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

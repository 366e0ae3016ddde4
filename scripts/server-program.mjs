/** The server as `npm start` runs it: scripts/build-sites.mjs makes it. */
export const BUILT_SERVER = 'apps/server/build/server/main.js'
/** The server's own first file, for what has to reach between its modules, or changes them. */
export const SERVER_SOURCE = 'apps/server/src/main.ts'
/** What Node is told to run either of them: lines of the sources in stack traces, no word about a stable experiment. */
export const SERVER_FLAGS = ['--disable-warning=ExperimentalWarning', '--enable-source-maps']

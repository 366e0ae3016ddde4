/** The product as `npm start` runs it, with its demonstration: scripts/build-sites.mjs makes it. */
export const BUILT_SERVER = 'apps/demo/build/main.js'
/** The same in its sources, for what has to reach between its modules, or changes them. */
export const SERVER_SOURCE = 'apps/demo/src/main.ts'
/** Node's options for both programs: source lines in stack traces, no warning about experimental features. */
export const SERVER_FLAGS = ['--disable-warning=ExperimentalWarning', '--enable-source-maps']

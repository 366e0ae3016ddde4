/** The product as `npm start` runs it, with its demonstration: scripts/build-sites.mjs makes it. */
export const BUILT_SERVER = 'apps/demo/build/main.js'
/** The server's first source file, for a script that must reach between its modules or change them. */
export const SERVER_SOURCE = 'apps/demo/src/main.ts'
/** Node's options for both programs: no warning about experimental features, and no collection of garbage every few MB at the start. */
export const SERVER_FLAGS = ['--disable-warning=ExperimentalWarning', '--min-semi-space-size=16']
/** Environment variables of `npm start` and the image: two arenas of malloc for all threads, not one for each. */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }

/** The server as `npm start` runs it: scripts/build-sites.mjs makes it. */
export declare const BUILT_SERVER: string
/** The server's own first file, for what has to reach between its modules, or changes them. */
export declare const SERVER_SOURCE: string
/** What Node is told to run either of them: lines of the sources in stack traces, no word about a stable experiment. */
export declare const SERVER_FLAGS: string[]

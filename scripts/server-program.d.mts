/** The server as `npm start` runs it: scripts/build-sites.mjs makes it. */
export declare const BUILT_SERVER: string
/** The server's first source file, for a script that must reach between its modules or change them. */
export declare const SERVER_SOURCE: string
/** Node's options for both programs: no warning about experimental features, and no collection of garbage every few MB at the start. */
export declare const SERVER_FLAGS: string[]
/** Environment variables of `npm start` and the image: two arenas of malloc for all threads, not one for each. */
export declare const SERVER_ENVIRONMENT: Record<string, string>

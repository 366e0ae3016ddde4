/** The server as `npm start` runs it: scripts/build-sites.mjs makes it. */
export declare const BUILT_SERVER: string
/** The server's first source file, for a script that must reach between its modules or change them. */
export declare const SERVER_SOURCE: string
/** Node's options for both programs: no warning about experimental features, and no collection of garbage every few MB at the start. */
export declare const SERVER_FLAGS: string[]
/** What `npm start` and the image set, so that threads do not each keep an arena of malloc. */
export declare const SERVER_ENVIRONMENT: Record<string, string>

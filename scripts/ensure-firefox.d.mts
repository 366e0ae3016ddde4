/** Path of Firefox: `FIREFOX_PATH`, else one on PATH; `undefined` when there is none. */
export declare function firefoxPath(): string | undefined
/** Makes sure that there is a Firefox, or ends the process with a message that says what to do. */
export declare function ensureFirefox(): void

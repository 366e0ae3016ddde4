/** Path of Firefox: `FIREFOX_PATH`, else one on PATH; `undefined` when there is none. */
export declare function firefoxPath(): string | undefined
/** Makes sure that Firefox is installed, or ends the process with a message on how to install it. */
export declare function ensureFirefox(): void

/** Path of the browser: `CHROMIUM_PATH`, else one on PATH; `undefined` when there is none. */
export declare function chromiumPath(): string | undefined
/** Makes sure that there is a browser, or ends the process with a message that says what to do. */
export declare function ensureChromium(): void

/** Path of the browser: `CHROMIUM_PATH`, else one on PATH; `undefined` when there is none. */
export declare function chromiumPath(): string | undefined
/** Path of Chromium without any window, or of the whole browser where that is not to be had. */
export declare function headlessChromiumPath(): string | undefined
/** Makes sure that a browser is installed, or ends the process with a message on how to install it. */
export declare function ensureChromium(): void

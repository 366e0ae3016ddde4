declare const BUILD: string

/** The id of the build, which its assets and cached pages share. */
export const BUILD_ID = BUILD

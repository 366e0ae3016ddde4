declare const BUILD: string

/** Names the build whose assets and pages belong together. */
export const BUILD_ID = BUILD

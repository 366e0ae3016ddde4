/** The message of browsers for a request without an answer. */
const NO_ANSWER = /failed to fetch|networkerror|load failed/i

/** Their message for a missing chunk of the site, gone since a new build was deployed. */
const NO_PART = /dynamically imported module|importing a module script/i

const says = (error: unknown, words: RegExp) => error instanceof TypeError && words.test(error.message)

/** Returns whether a page failed because a chunk of its code could not be loaded. */
export const isPartMissing = (error: unknown): boolean => says(error, NO_PART)

/** Returns whether a page failed because its data could not be fetched. */
export const isUnanswered = (error: unknown): boolean => says(error, NO_ANSWER) && !isPartMissing(error)

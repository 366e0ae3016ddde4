/** What browsers say when a request got no answer. */
const NO_ANSWER = /failed to fetch|networkerror|load failed/i

/** What they say when a part of the page is gone, since the site was built anew. */
const NO_PART = /dynamically imported module|importing a module script/i

const says = (error: unknown, words: RegExp) => error instanceof TypeError && words.test(error.message)

/** Whether a page failed because a part of it could not be loaded. */
export const isPartMissing = (error: unknown): boolean => says(error, NO_PART)

/** Whether a page failed because its data could not be fetched. */
export const isUnanswered = (error: unknown): boolean => says(error, NO_ANSWER) && !isPartMissing(error)

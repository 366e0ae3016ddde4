/** What is said when nothing is known of a failure. */
export const FAILED = 'Something went wrong. Please try again.'

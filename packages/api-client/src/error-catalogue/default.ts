/** The text for a failure of unknown cause. */
export const FAILED = 'Something went wrong. Please try again.'

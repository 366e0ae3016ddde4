import { ApiError } from '@anseo/api-client/api-error'

/** Whether a login is all that helps; its one toast has been shown where the call was made (A2). */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

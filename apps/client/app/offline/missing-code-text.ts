import { OFFLINE, UNREACHABLE } from '@anseo/api-client/error-catalogue/unanswered'

/** Returns the text for a step whose code could not be loaded. */
export const missingCodeText = (): string => (navigator.onLine ? UNREACHABLE : OFFLINE)

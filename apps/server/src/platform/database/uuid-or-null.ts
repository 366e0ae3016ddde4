const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns a typed text if it is an id, otherwise null. */
export const uuidOrNull = (typed: string): string | null => (UUID.test(typed) ? typed : null)

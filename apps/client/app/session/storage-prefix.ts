/** The prefix of the keys under which this site saves typed text in the tab; a logout deletes them all. */
export const STORAGE_PREFIX = 'anseo.client.'

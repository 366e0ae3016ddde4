/** How the keys begin under which this site keeps in the tab what was typed; a logout forgets them all. */
export const STORAGE_PREFIX = 'anseo.client.'

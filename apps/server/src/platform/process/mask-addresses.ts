const ADDRESS = /([^\s@<>"',;:]{1,3})[^\s@<>"',;:]*@([\w.-]+)/g

/** Shortens every email address in a text to 'cia…@demo.test'. */
export const maskAddresses = (text: string): string => text.replaceAll(ADDRESS, '$1…@$2')

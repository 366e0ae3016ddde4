// The name before the @ has at most 64 characters; without a limit a long text without any would take quadratic time.
const ADDRESS = /([^\s@<>"',;:]{1,3})[^\s@<>"',;:]{0,64}@([\w.-]+)/g

/** Shortens every email address in a text to 'cia…@demo.test'. */
export const maskAddresses = (text: string): string => text.replaceAll(ADDRESS, '$1…@$2')

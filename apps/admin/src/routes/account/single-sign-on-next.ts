/** The key in the tab's storage of the page that opens after a login at the provider. */
export const NEXT_KEY = 'anseo.admin.single-sign-on.next'

/** Where the tab keeps the page to which a login at the provider returns. */
export const NEXT_KEY = 'anseo.admin.single-sign-on.next'

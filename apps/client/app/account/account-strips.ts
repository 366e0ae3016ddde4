/** The element above every page for what the signed-in user has to be told, by its `id`. */
export const ACCOUNT_STRIPS = 'account-strips'

/** The `id` of the element above every page that shows messages about the account. */
export const ACCOUNT_STRIPS = 'account-strips'

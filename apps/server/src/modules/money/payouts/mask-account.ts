/** Returns the last four characters of an account at the provider: enough to recognise it by (M7). */
export const maskAccount = (account: string): string => `acct_…${account.slice(-4)}`

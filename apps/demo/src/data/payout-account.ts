/** The account at the provider that a demo vendor is paid to. */
export const demoPayoutAccount = (vendorId: string): string =>
  `acct_demo${vendorId.replaceAll('-', '').slice(0, 12)}`

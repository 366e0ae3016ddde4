/** The keys of the sandbox; they open nothing else. */
export const SANDBOX_KEYS = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
} as const

import { DEMO_ACCOUNTS } from '@anseo/server/modules/identity/public'

/** Returns the email address of a demo person. */
export function demoEmail(key: string): string {
  const offered = Object.values(DEMO_ACCOUNTS).find((account) => account.key === key)
  return offered?.email ?? `${key.replace('-', '.')}@demo.test`
}

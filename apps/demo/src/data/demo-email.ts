import { DEMO_ACCOUNTS } from '@anseo/server/modules/identity/public'

/** The address of somebody of the demonstration. */
export function demoEmail(key: string): string {
  const offered = Object.values(DEMO_ACCOUNTS).find((account) => account.key === key)
  return offered?.email ?? `${key.replace('-', '.')}@demo.test`
}

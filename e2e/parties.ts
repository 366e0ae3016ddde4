import { type Caller, logInDemo } from './caller.ts'

/** The two accounts of the demonstration that book with each other. */
export interface Parties {
  client: Caller
  vendor: Caller
  vendorId: string
}

/** Logs in the demonstration's client and vendor. */
export async function logInParties(productUrl: string): Promise<Parties> {
  const [client, vendor] = [await logInDemo(productUrl, 'user'), await logInDemo(productUrl, 'pro')]
  return { client, vendor, vendorId: (await vendor.call('GET', '/api/pro/profile')).body.vendorData._id }
}

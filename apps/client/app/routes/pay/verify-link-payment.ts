import { api } from '../../api/browser-api.ts'

/** Makes the server ask the provider whether an intent of a link was paid (M4). */
export const verifyLinkPayment =
  (token: string) =>
  async (id: string): Promise<void> =>
    void (await api('POST /api/pay/verify', { body: { token, id } }))

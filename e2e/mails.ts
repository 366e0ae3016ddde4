import { setTimeout as pause } from 'node:timers/promises'

/** Longest wait for an email, in ms. */
const MAIL_LIMIT = 10_000

/** Returns the link to `path` in the newest email to an address, once `count` such emails have arrived. */
export async function mailedLink(
  productUrl: string,
  address: string,
  path: string,
  count = 1,
): Promise<string> {
  const deadline = performance.now() + MAIL_LIMIT
  for (;;) {
    const links = (await mailsTo(productUrl, address))
      .flatMap((text) => /https?:\/\/\S+/.exec(text)?.[0] ?? [])
      .filter((link) => link.includes(path))
    if (links.length >= count) {
      const { pathname, search } = new URL(links[0]!)
      return pathname + search
    }
    if (performance.now() > deadline)
      throw new Error(`${links.length} of ${count} mails to ${address} came in time`)
    await pause(50)
  }
}

/** Returns the newest login code that was emailed to an address, once it is another one than `before`. */
export async function mailedCode(productUrl: string, address: string, before?: string): Promise<string> {
  const deadline = performance.now() + MAIL_LIMIT
  for (;;) {
    const code = (await mailsTo(productUrl, address)).flatMap((text) => /^\d{6}$/m.exec(text)?.[0] ?? [])[0]
    if (code !== undefined && code !== before) return code
    if (performance.now() > deadline) throw new Error(`No code to ${address} came in time`)
    await pause(50)
  }
}

async function mailsTo(productUrl: string, address: string): Promise<string[]> {
  const reply = await fetch(`${productUrl}/dev/mailbox.json`)
  const mails = (await reply.json()) as { to: string; text: string }[]
  return mails.filter(({ to }) => to === address).map(({ text }) => text)
}

import { expect } from 'vitest'

/** The link to `path` in the newest mail to an address, as a path of the site, once `count` such mails are there. */
export async function mailedLink(
  productUrl: string,
  address: string,
  path: string,
  count = 1,
): Promise<string> {
  let links: string[] = []
  const look = async () => {
    const mails: { to: string; text: string }[] = await (await fetch(`${productUrl}/dev/mailbox.json`)).json()
    const texts = mails.filter(({ to }) => to === address).map(({ text }) => text)
    links = texts
      .flatMap((text) => /https?:\/\/\S+/.exec(text)?.[0] ?? [])
      .filter((link) => link.includes(path))
    return links.length
  }
  await expect.poll(look, { timeout: 10_000 }).toBeGreaterThanOrEqual(count)
  const { pathname, search } = new URL(links[0]!)
  return pathname + search
}

// covers: ASVS 2.4.1
import { expect, test } from 'vitest'
import { createClient } from '../../testing/actors.ts'
import { openTab } from '../../testing/sockets.ts'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp()

test('an account has fifty sockets at most; another one is let in when one has gone', async () => {
  const [client, other] = [await createClient(app), await createClient(app)]
  const tabs = await Promise.all(Array.from({ length: 50 }, () => openTab(app, client)))
  await expect(openTab(app, client)).rejects.toMatchObject({ data: { code: 'RATE_LIMITED' } })
  const others = await openTab(app, other)
  tabs.pop()!.socket.disconnect()
  const opened = async () => {
    const tab = await openTab(app, client).catch(() => null)
    if (tab) tabs.push(tab)
    return tab !== null
  }
  await expect.poll(opened).toBe(true)
  for (const { socket } of [...tabs, others]) socket.disconnect()
})

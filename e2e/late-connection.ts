import type { Page } from 'playwright-core'

/** Holds back the socket's code; to be called before the page opens. @returns a function that releases it. */
export async function holdSocketCode(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('/socket.io')) await released
    await route.fulfill({ response })
  })
  return release
}

/**
 * Delays rendering from the time the page opens its socket until the socket has connected, as a slow machine may: then
 * components that listen once they are rendered are too late for its first events.
 */
export async function drawAfterConnecting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const CONNECTED = '40{'
    // React renders in tasks that it schedules with such a message.
    const post = MessagePort.prototype.postMessage
    const held: (() => void)[] = []
    let holds = false
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      const send = () => post.apply(this, message)
      if (holds) held.push(send)
      else send()
    }
    const letGo = () => {
      holds = false
      for (const send of held.splice(0)) send()
    }
    window.WebSocket = class extends WebSocket {
      constructor(...of: ConstructorParameters<typeof WebSocket>) {
        super(...of)
        holds = true
        this.addEventListener(
          'message',
          ({ data }) => String(data).startsWith(CONNECTED) && setTimeout(letGo),
        )
      }
    }
  })
}

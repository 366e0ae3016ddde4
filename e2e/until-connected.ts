import type { Page } from 'playwright-core'

/**
 * Resolves once the page knows of its connection: it has greeted the server over it. Call it before the page opens one,
 * and await what it answers after that.
 */
export const untilConnected = (page: Page): Promise<void> =>
  new Promise((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"join_room"')) resolve()
      }),
    ),
  )

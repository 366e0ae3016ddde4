import type { Page } from 'playwright-core'

/**
 * Resolves once the page has joined its room on the server, so it knows that its socket is connected. Call it before the
 * page opens the socket, and await the promise afterwards.
 */
export const untilConnected = (page: Page): Promise<void> =>
  new Promise((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"join_room"')) resolve()
      }),
    ),
  )

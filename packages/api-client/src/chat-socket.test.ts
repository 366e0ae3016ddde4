import { afterEach, expect, test } from 'vitest'
import { type ChatSocket, connectChat } from './chat-socket.ts'

let socket: ChatSocket | undefined
afterEach(() => void socket?.disconnect())

// covers: §7.31, §9.22
test('the socket uses the constants of §9, and sends the token', async () => {
  socket = connectChat(() => 'c_token')
  expect(socket.io.opts).toMatchObject({
    transports: ['websocket', 'polling'],
    timeout: 60_000,
    reconnectionAttempts: 5,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
  })
  const { auth } = socket
  const sent = await new Promise((give) => typeof auth === 'function' && auth(give))
  expect(sent).toEqual({ token: 'c_token' })
})

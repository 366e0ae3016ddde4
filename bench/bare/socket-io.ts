import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'

// The limit of chat: the same library, room to room, nothing asked and nothing stored.
interface Sent {
  receiverId: string
  content: string
}

const http = createServer()
const server = new Server(http, { serveClient: false })
server.on('connection', (socket) => {
  const room = String(socket.handshake.auth['room'])
  void socket.join(room)
  socket.on('send_message', ({ receiverId, content }: Sent, acknowledge: (reply: object) => void) => {
    const message = { senderId: room, receiverId, content, timestamp: new Date().toISOString(), read: false }
    server.to(receiverId).emit('receive_message', message)
    acknowledge({ success: true, message })
  })
  socket.on('join_room', (_room: string, acknowledge: (reply: object) => void) =>
    acknowledge({ success: true }),
  )
})
http.listen(0, '127.0.0.1')
await once(http, 'listening')
process.once('SIGTERM', () => process.exit(0))
process.send!({ url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` })

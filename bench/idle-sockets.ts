import { io } from 'socket.io-client'
import { clientId, clientToken } from './people.ts'

// Opens sockets that then do nothing, and says so; they close with the process.
const [url = '', count = '0'] = process.argv.slice(2)
const AT_ONCE = 50
for (let first = 0; first < Number(count); first += AT_ONCE) {
  const group = Array.from({ length: Math.min(AT_ONCE, Number(count) - first) }, (_, n) => first + n)
  await Promise.all(group.map(open))
}
process.send!('open')

function open(n: number): Promise<void> {
  const auth = { token: clientToken(n), room: clientId(n) }
  const socket = io(url, { auth, forceNew: true, transports: ['websocket'] })
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
}

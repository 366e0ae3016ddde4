import { io, type Socket } from 'socket.io-client'
import { clientId, clientToken, vendorId, vendorToken } from './people.ts'

/** The load: pairs of a client and a vendor that chat at the same time, for some seconds. */
export interface ChatLoad {
  url: string
  pairs: number
  seconds: number
}

export interface ChatLoadResult {
  perSecond: number
  p99Ms: number
  /** Number of messages that the server acknowledged, and of those that the receivers got. */
  acknowledged: number
  heard: number
}

const load = JSON.parse(process.argv[2]!) as ChatLoad
process.send!(await run(load))
process.exit(0)

/** Lets each client send its vendor one message after the other, each once the last is acknowledged, and times them. */
async function run({ url, pairs, seconds }: ChatLoad): Promise<ChatLoadResult> {
  const all = Array.from({ length: pairs }, (_, pair) => pair)
  const receivers = await Promise.all(all.map((pair) => connect(url, vendorToken(pair), vendorId(pair))))
  const senders = await Promise.all(all.map((pair) => connect(url, clientToken(pair), clientId(pair))))
  let heard = 0
  for (const receiver of receivers) receiver.on('receive_message', () => heard++)
  const times: number[] = []
  const begun = performance.now()
  const end = begun + seconds * 1000
  await Promise.all(
    senders.map(async (sender, pair) => {
      for (let count = 0; performance.now() < end; count++) {
        const sent = performance.now()
        const content = `Message ${count} of ${begun}`
        const reply = await sender.emitWithAck('send_message', { receiverId: vendorId(pair), content })
        if (!reply.success) throw new Error(`Refused: ${JSON.stringify(reply)}`)
        times.push(performance.now() - sent)
      }
    }),
  )
  const took = (performance.now() - begun) / 1000
  // A reply comes after the messages that were sent to a socket before it, so none is on its way when all have replied.
  await Promise.all(receivers.map((receiver) => receiver.timeout(5_000).emitWithAck('join_room', 'x')))
  const sorted = times.toSorted((a, b) => a - b)
  return {
    perSecond: times.length / took,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    acknowledged: times.length,
    heard,
  }
}

function connect(url: string, token: string, room: string): Promise<Socket> {
  const socket = io(url, { auth: { token, room }, forceNew: true, transports: ['websocket'] })
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

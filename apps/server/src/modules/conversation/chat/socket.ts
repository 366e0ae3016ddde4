// implements: §7.33, §7.34
import { emitted, type SendAcknowledgement } from '@anseo/contract/socket-events'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { ChatServer, ChatSocket } from '../../../platform/http/socket-server.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { readMessages } from './read-messages.ts'
import { createSendMessage, type SendMessage } from './send-message.ts'
import { createSerialQueue } from './serial-queue.ts'

const FAILURE: SendAcknowledgement = { success: false, message: 'Something went wrong. Please try again.' }

/** Binds chat to every socket; the events of one socket are handled in the order in which they were sent. */
export function bindChat(server: ChatServer, runtime: Runtime) {
  const sendMessage = createSendMessage(runtime)
  server.on('connection', (socket) => {
    const { caller } = socket.data
    const enqueue = createSerialQueue()
    socket.on('send_message', (payload: unknown, acknowledge: unknown) => {
      const answer = typeof acknowledge === 'function' ? acknowledge : () => undefined
      const outcome = enqueue(() => send(sendMessage, caller, payload, socket))
      void acknowledgement(runtime, outcome).then((reply) => answer(reply))
    })
    socket.on('message_read', (payload: unknown) => {
      void acknowledgement(
        runtime,
        enqueue(() => read(runtime, caller, payload)),
      )
    })
  })
}

async function send(
  sendMessage: SendMessage,
  caller: Caller,
  payload: unknown,
  socket: ChatSocket,
): Promise<SendAcknowledgement> {
  const sent = emitted.send_message.safeParse(payload)
  if (!sent.success) {
    const [issue] = sent.error.issues
    throw new Refusal(issue?.path[0] === 'content' ? 'MESSAGE_INVALID' : 'INVALID_REQUEST')
  }
  return { success: true, message: await sendMessage(caller, sent.data, socket.id) }
}

async function read(runtime: Runtime, caller: Caller, payload: unknown): Promise<void> {
  const reading = emitted.message_read.safeParse(payload)
  if (reading.success) await readMessages(runtime, caller, reading.data.senderId)
}

/** Returns the acknowledgement of an event: its result, the text of a refusal, or a general error, which is logged. */
async function acknowledgement<T>(runtime: Runtime, outcome: Promise<T>): Promise<T | SendAcknowledgement> {
  try {
    return await outcome
  } catch (error) {
    if (error instanceof Refusal) return refused(error)
    runtime.log.error({ error }, 'A socket event failed')
    return FAILURE
  }
}

function refused({ message, code, details: { retryAfterSeconds } }: Refusal): SendAcknowledgement {
  return { success: false, message, code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }
}

import type { ChatEmits, ChatReceives, SendAcknowledgement } from '@anseo/contract/socket-events'
import { io, type Socket } from 'socket.io-client'
import type { Actor } from './actors.ts'
import type { TestApp } from './test-app.ts'

type Heard = { [E in keyof ChatReceives]: Parameters<ChatReceives[E]>[0][] }

/** An open tab of a person: its socket, and the events it has received. */
export interface Tab {
  socket: Socket<ChatReceives, ChatEmits>
  heard: Heard
  /** Sends a message and waits for the answer. */
  send(receiverId: string, content: string, photoIds?: string[]): Promise<SendAcknowledgement>
  /** Waits until an event has been received that many times in total. */
  hears(event: keyof ChatReceives, times?: number): Promise<void>
  /** Waits until the server has handled everything emitted before. */
  settles(): Promise<void>
}

const PATIENCE_MS = 60_000

/** Opens a tab for an actor, with a socket of its own, and waits until it is connected. */
export async function openTab(app: Pick<TestApp, 'url'>, { token }: Pick<Actor, 'token'>): Promise<Tab> {
  const socket: Tab['socket'] = io(app.url, {
    auth: { token },
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
  })
  const heard: Heard = {
    receive_message: [],
    message_changed: [],
    receive_notification: [],
    messages_read: [],
    catch_up: [],
  }
  socket.on('receive_message', (message) => heard.receive_message.push(message))
  socket.on('message_changed', (message) => heard.message_changed.push(message))
  socket.on('receive_notification', (notification) => heard.receive_notification.push(notification))
  socket.on('catch_up', () => heard.catch_up.push(undefined))
  socket.on('messages_read', (reading) => heard.messages_read.push(reading))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    socket,
    heard,
    send: (receiverId, content, photoIds) =>
      socket
        .timeout(PATIENCE_MS)
        .emitWithAck('send_message', { receiverId, content, ...(photoIds && { photoIds }) }),
    hears: (event, times = 1) => hears(socket, event, () => heard[event].length >= times),
    // The server handles the events of a socket in order, so the refusal of this message follows all others.
    settles: async () => {
      await socket.timeout(PATIENCE_MS).emitWithAck('send_message', { receiverId: '', content: '' })
    },
  }
}

function hears(socket: Tab['socket'], event: keyof ChatReceives, enough: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!enough()) return
      clearTimeout(timer)
      socket.off(event, look)
      resolve()
    }
    const timer = setTimeout(() => reject(new Error(`${event} did not arrive in time`)), PATIENCE_MS)
    socket.on(event, look)
    look()
  })
}

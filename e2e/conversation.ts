import { setTimeout as pause } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { callerWith } from './caller.ts'
import { expect } from './browser.ts'

interface Side {
  url: string
  token: string
}

interface ConversationOptions {
  writer: Side
  reader: Side
  receiverId: string
  /** Path from which the reader loads the messages. */
  historyPath: string
}

interface Conversation {
  /**
   * Sends a message until it is stored, as a person would: looks for an unacknowledged one before sending it
   * again.
   */
  write(content: string): Promise<void>
  /** Waits until the reader's page shows it: heard, or loaded after a reconnect or when asked to catch up. */
  untilRead(content: string): Promise<void>
  /** The messages written here, oldest first, as stored. */
  history(): Promise<string[]>
  /** Messages that the reader received more than once. */
  heardTwice(): string[]
  close(): void
}

const PATIENCE_MS = 60_000

/** Two people in a chat, each with a socket that reconnects as the sites' do. */
export async function openConversation(options: ConversationOptions): Promise<Conversation> {
  const { writer, reader, receiverId, historyPath } = options
  const marks = new Set<string>()
  const [writing, reading] = [connect(writer), connect(reader)]
  const heard: string[] = []
  const shown = new Set<string>()
  const stored = async (): Promise<string[]> => {
    const { body } = await callerWith(reader.url, reader.token).call('GET', historyPath)
    return (body.messages as { content: string }[])
      .map(({ content }) => content)
      .filter((text) => marks.has(text))
  }
  const catchUp = () =>
    void stored().then(
      (texts) => texts.forEach((text) => shown.add(text)),
      () => undefined,
    )
  reading.on('connect', catchUp).on('catch_up', catchUp)
  reading.on('receive_message', ({ content }: { content: string }) => {
    heard.push(content)
    shown.add(content)
  })
  await expect.poll(() => writing.connected && reading.connected, { timeout: PATIENCE_MS }).toBe(true)
  return {
    async write(content) {
      marks.add(content)
      const deadline = performance.now() + PATIENCE_MS
      while (performance.now() < deadline) {
        const sent = await writing
          .timeout(3_000)
          .emitWithAck('send_message', { receiverId, content })
          .catch(() => undefined)
        if (sent?.success) return
        if ((await stored().catch(() => [] as string[])).includes(content)) return
        await pause(100)
      }
      throw new Error(`Not stored in time: ${content}`)
    },
    untilRead: (content) => expect.poll(() => shown.has(content), { timeout: PATIENCE_MS }).toBe(true),
    history: stored,
    heardTwice: () => heard.filter((content, index) => heard.indexOf(content) !== index),
    close() {
      for (const socket of [writing, reading]) socket.disconnect()
    },
  }
}

const connect = ({ url, token }: Side): Socket =>
  io(url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnectionDelayMax: 1_000 })

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** An email as it was received. */
export interface ReceivedMail extends Email {
  recipient: string
  /** The message as it came over the line. */
  raw: string
}

/** A real SMTP server on loopback that stores the emails it receives. */
export interface MailServer {
  port: number
  received: ReceivedMail[]
  close(): Promise<void>
}

/**
 * Starts an SMTP server that keeps what it is sent.
 * @param port where it listens, a free one if not given.
 * @param refuse addresses for which it has no mailbox.
 */
export async function startMailServer({
  port = 0,
  refuse = [],
}: { port?: number; refuse?: string[] } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        refuse.includes(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null,
      ),
    onData: (stream, session, done) => {
      void buffer(stream).then(async (data) => {
        const mail = await PostalMime.parse(data)
        const recipient = session.envelope.rcptTo[0]?.address ?? ''
        received.push({ ...mail, recipient, raw: data.toString() })
        done()
      }, done)
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

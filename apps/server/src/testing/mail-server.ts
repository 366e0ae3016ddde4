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

/** A reply that refuses every email at one command, such as `530` with `5.7.0 Authentication required`. */
export interface MailRefusal {
  command: 'MAIL FROM' | 'RCPT TO' | 'DATA'
  code: number
  words: string
}

/** A real SMTP server on loopback that stores the emails it receives. */
export interface MailServer {
  port: number
  received: ReceivedMail[]
  /** The reply with which it refuses every email at present; undefined while it takes them. */
  refusal: MailRefusal | undefined
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
  const refusalAt = (command: MailRefusal['command']) =>
    mailServer.refusal?.command === command
      ? Object.assign(new Error(mailServer.refusal.words), { responseCode: mailServer.refusal.code })
      : null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => done(refusalAt('MAIL FROM')),
    onRcptTo: ({ address }, _session, done) =>
      done(
        refuse.includes(address)
          ? Object.assign(new Error('No such mailbox'), { responseCode: 550 })
          : refusalAt('RCPT TO'),
      ),
    onData: (stream, session, done) => {
      void buffer(stream).then(async (data) => {
        const refusal = refusalAt('DATA')
        if (refusal) return done(refusal)
        const mail = await PostalMime.parse(data)
        const recipient = session.envelope.rcptTo[0]?.address ?? ''
        received.push({ ...mail, recipient, raw: data.toString() })
        done()
      }, done)
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const mailServer: MailServer = {
    port: (server.server.address() as AddressInfo).port,
    received,
    refusal: undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mailServer
}

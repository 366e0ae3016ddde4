import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { absoluteFigure } from '../figure.ts'
import { interleave } from '../measure.ts'
import type { Row } from '../row.ts'
import { withPool } from '../stage.ts'

/** About as long as the HTML of a booking's mail. */
const HTML = `<p>${'A mail about an appointment. '.repeat(160)}</p>`

/** Measures how fast a queue of mails drains to a mail server on the same machine. */
export const mails: Row = {
  name: 'mails',
  measure: async (stage, { quick, rounds }) => {
    const count = quick ? 300 : 2000
    const databaseUrl = await stage.createDatabase()
    const mailServer = await startMailServer()
    try {
      await stage.startServer(databaseUrl, { SMTP_URL: mailServer.url, MAIL_FROM: 'bench@example.test' })
      await drain(databaseUrl, mailServer, 50)
      const { ours } = await interleave(rounds, { ours: () => drain(databaseUrl, mailServer, count) })
      return [absoluteFigure({ what: 'mails to a local server', ours, unit: '/s', goal: { atLeast: 100 } })]
    } finally {
      await stage.clear()
      await mailServer.close()
    }
  },
}

/** Queues mails in one statement. @returns how many arrived each second. */
async function drain(databaseUrl: string, mailServer: MailServer, count: number): Promise<number> {
  const arrived = mailServer.arrival(count)
  const begun = performance.now()
  await withPool(databaseUrl, (pool) =>
    pool.query(
      `select graphile_worker.add_job('send-mail', json_build_object(
         'to', 'client-' || n || '@example.test', 'subject', 'Mail ' || n, 'text', $1::text, 'html', $1::text))
       from generate_series(1, $2) as n`,
      [HTML, count],
    ),
  )
  await arrived
  return count / ((performance.now() - begun) / 1000)
}

interface MailServer {
  url: string
  /** Waits until that many more mails have come. */
  arrival(count: number): Promise<void>
  close(): Promise<void>
}

async function startMailServer(): Promise<MailServer> {
  let missing = 0
  let complete: (() => void) | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      stream.resume().once('end', () => {
        done()
        if (--missing === 0) complete?.()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    arrival: (count) => {
      missing = count
      return new Promise((resolve) => (complete = resolve))
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

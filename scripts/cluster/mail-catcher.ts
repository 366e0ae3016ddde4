import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { SMTPServer } from 'smtp-server'

/** Accepts every email on that port of loopback and stores it as a file in `mails/`; forwards nothing. */
export async function startMailCatcher(port: number, folder: string): Promise<{ stop(): Promise<void> }> {
  const mails = join(folder, 'mails')
  mkdirSync(mails, { recursive: true })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (mail, { id }, done) => {
      pipeline(mail, createWriteStream(join(mails, `${id}.eml`))).then(() => done(), done)
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return { stop: () => new Promise((resolve) => server.close(() => resolve())) }
}

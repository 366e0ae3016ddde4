import { z } from 'zod'

/** The forms of an address without a host, which no URL has: the driver connects to a socket of this machine. */
const SOCKET = /^(socket:\/|postgres(ql)?:\/\/([^/@]+@)?\/)./

const isDatabase = (text: string): boolean =>
  SOCKET.test(text) || /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')

const database = z
  .string()
  .refine(isDatabase, 'must be an address such as postgresql://user:password@host:5432/anseo')
  .optional()

export const databaseSettings = {
  DATABASE_URL: database,
  DATABASE_DIRECT_URL: database,
}

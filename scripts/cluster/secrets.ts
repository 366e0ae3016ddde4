import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Passwords of a cluster, made at its first start and stored beside its data. */
export interface Secrets {
  databasePassword: string
  adminPassword: string
}

/** Reads the secrets of that folder; makes them when there are none. */
export function secretsOf(folder: string): Secrets {
  const path = join(folder, 'secrets.json')
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Secrets
  const secrets = { databasePassword: newSecret(), adminPassword: newSecret() }
  writeFileSync(path, JSON.stringify(secrets, undefined, 2), { mode: 0o600 })
  return secrets
}

const newSecret = () => randomBytes(18).toString('base64url')

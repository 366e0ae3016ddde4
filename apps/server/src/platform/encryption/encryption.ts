import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_ID_LENGTH = 8

/** Encrypts values that the database stores, such as a private address (decision 058). */
export interface Encryption {
  /**
   * Encrypts a text.
   * @param owner the place of the value, such as table and id; it opens nowhere else.
   */
  seal(text: string, owner: string): string
  /**
   * Decrypts what `seal` returned for the same owner.
   * @throws Error if the key is missing, or the value was changed or belongs to another owner.
   */
  open(sealed: string, owner: string): string
  /** Decrypts what `seal` returned for the same owner; null where `open` throws, as after the loss of a key. */
  tryOpen(sealed: string, owner: string): string | null
  /** The ids of the keys; what one of them sealed begins with its id and a point. */
  keyIds: readonly string[]
}

/** Creates the encryption with a list of keys of 32 bytes: the first seals, each opens what it sealed. */
export function createEncryption(keys: readonly [Buffer, ...Buffer[]]): Encryption {
  const byId = new Map(keys.map((key) => [idOf(key), key]))
  const [current] = keys
  const open: Encryption['open'] = (sealed, owner) => {
    const [id = '', value = ''] = sealed.split('.')
    const key = byId.get(id)
    if (!key) throw new Error(`The encryption key ${id} is missing`)
    const bytes = Buffer.from(value, 'base64url')
    const tagEnd = NONCE_BYTES + TAG_BYTES
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd))
    return decipher.update(bytes.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8')
  }
  return {
    keyIds: [...byId.keys()],
    seal: (text, owner) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, current, nonce).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${idOf(current)}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open,
    tryOpen: (sealed, owner) => {
      try {
        return open(sealed, owner)
      } catch {
        return null
      }
    },
  }
}

const idOf = (key: Buffer) => createHash('sha256').update(key).digest('base64url').slice(0, KEY_ID_LENGTH)

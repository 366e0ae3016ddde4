import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** User present, user verified, and of a new credential its data. */
const FLAGS = { get: 0x05, create: 0x45 }
const UNVERIFIED = 0x04

interface Site {
  origin: string
  rpId: string
}

/** A device that makes a passkey and signs with it, as an authenticator in a browser does. */
export class Authenticator {
  readonly credentialId = randomBytes(32)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #site: Site
  counter = 0
  /** It asks its user for the screen lock. */
  verifies = true

  constructor(site: Site) {
    this.#site = site
  }

  /** The answer to the options of a new passkey. */
  create({ challenge }: { challenge: string }) {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = cborMap([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, decode(x)],
      [-3, decode(y)],
    ])
    const length = Buffer.from([0, this.credentialId.length])
    const credential = Buffer.concat([Buffer.alloc(16), length, this.credentialId, key])
    const authData = Buffer.concat([this.#authenticatorData('create'), credential])
    const attestationObject = cborMap([
      ['fmt', 'none'],
      ['attStmt', null],
      ['authData', authData],
    ])
    return this.#credential({
      clientDataJSON: encode(this.#clientData('create', challenge)),
      attestationObject: encode(attestationObject),
      transports: ['internal'],
    })
  }

  /** The answer to the options of a login; `userHandle` names the account. */
  get({ challenge }: { challenge: string }, accountId: string) {
    const authData = this.#authenticatorData('get')
    const clientData = this.#clientData('get', challenge)
    const signed = Buffer.concat([authData, sha256(clientData)])
    return this.#credential({
      clientDataJSON: encode(clientData),
      authenticatorData: encode(authData),
      signature: encode(sign('sha256', signed, this.#keys.privateKey)),
      userHandle: encode(Buffer.from(accountId)),
    })
  }

  #credential<R>(response: R) {
    const id = encode(this.credentialId)
    return { id, rawId: id, type: 'public-key', response }
  }

  #clientData(act: 'create' | 'get', challenge: string): Buffer {
    const { origin } = this.#site
    return Buffer.from(JSON.stringify({ type: `webauthn.${act}`, challenge, origin, crossOrigin: false }))
  }

  #authenticatorData(act: 'create' | 'get'): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const flags = this.verifies ? FLAGS[act] : FLAGS[act] & ~UNVERIFIED
    return Buffer.concat([sha256(Buffer.from(this.#site.rpId)), Buffer.from([flags]), counter])
  }
}

const encode = (bytes: Buffer) => bytes.toString('base64url')
const decode = (text?: string) => Buffer.from(text!, 'base64url')
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

type CborValue = number | string | Buffer | null

/** Encodes a map in CBOR (RFC 8949); null is an empty map. */
function cborMap(entries: [CborValue, CborValue][]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)])
}

function cbor(value: CborValue): Buffer {
  if (value === null) return cborMap([])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  const bytes = Buffer.from(value as string)
  return Buffer.concat([head(typeof value === 'string' ? 3 : 2, bytes.length), bytes])
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}

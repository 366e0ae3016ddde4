import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto'

// A certificate consists of nested values in DER (RFC 5280): tag, length, content.

const der = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const hex = (text: string) => Buffer.from(text, 'hex')
const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const objectId = (encoded: string) => der(0x06, hex(encoded))
const utcTime = (text: string) => der(0x17, Buffer.from(text))

const ECDSA_WITH_SHA256 = sequence(objectId('2a8648ce3d040302'))
const COMMON_NAME = '550403'
const SUBJECT_ALT_NAME = '551d11'
const DNS_NAME = 0x82
const IP_ADDRESS = 0x87

/** Creates a self-signed certificate for `localhost` and 127.0.0.1, with its key; both PEM. */
export function selfSigned(): { cert: string; key: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  const name = sequence(der(0x31, sequence(objectId(COMMON_NAME), der(0x0c, Buffer.from('localhost')))))
  const names = sequence(der(DNS_NAME, Buffer.from('localhost')), der(IP_ADDRESS, hex('7f000001')))
  const facts = sequence(
    der(0xa0, der(0x02, hex('02'))),
    der(0x02, hex('01')),
    ECDSA_WITH_SHA256,
    name,
    sequence(utcTime('200101000000Z'), utcTime('491231235959Z')),
    name,
    publicKey,
    der(0xa3, sequence(sequence(objectId(SUBJECT_ALT_NAME), der(0x04, names)))),
  )
  const signature = sign('sha256', facts, privateKey)
  const certificate = sequence(facts, ECDSA_WITH_SHA256, der(0x03, hex('00'), signature))
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

// covers: ASVS 1.3.6, 13.2.4
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isPublicAddress, lookupPublic } from './public-address.ts'

test.each(['8.8.8.8', '172.32.0.1', '2a00:1450:400b:c01::5f'])('%s is on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.100.0.1',
  '127.0.0.2',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '64:ff9b::a00:1',
  '2001::1',
  '2002:a00:1::1',
  'localhost',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test('a name that leads to this machine is not connected to', async () => {
  await expect(promisify(lookupPublic)('localhost', {})).rejects.toThrow('not on the public internet')
  await expect(promisify(lookupPublic)('localhost', { all: true })).rejects.toThrow('not on the public')
})

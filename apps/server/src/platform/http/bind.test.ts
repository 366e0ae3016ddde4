import { call, succeeds } from '@anseo/contract/call'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createBind } from './bind.ts'

const none = { beforeAuth: [], afterAuth: [], afterValidation: [] }
const createTestBind = () =>
  createBind(
    Fastify(),
    () => Promise.reject(new Error('nobody is asked')),
    () => Promise.reject(new Error('nothing is repeated')),
    () => Promise.reject(new Error('nothing is shared')),
    () => none,
  )
const sharing = { lifetime: () => null }
const parts = { summary: 'A call.', reply: succeeds({}), refusals: [] } as const

test.each([
  call({ method: 'GET', path: '/own', access: 'client', ...parts }),
  call({ method: 'POST', path: '/written', access: 'public', ...parts }),
])('a reply of $method $path for $access cannot be shared', (declared) => {
  const bind = createTestBind()
  const handler = async () => ({})
  // @ts-expect-error only public reads can be shared.
  expect(() => bind(declared, handler, sharing)).toThrow('cannot be shared')
})

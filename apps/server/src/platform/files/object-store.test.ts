import { readdir } from 'node:fs/promises'
import { freePort } from '@anseo/test-support/free-port'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Actor, createClient } from '../../testing/actors.ts'
import { startObjectStore, type TestObjectStore } from '../../testing/object-store.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { ConfigurationError, readConfig } from '../config/config.ts'
import { openBucket } from './object-store.ts'

let store: TestObjectStore
let app: TestApp
let other: TestApp
let actor: Actor
beforeAll(async () => {
  store = await startObjectStore()
  app = await startTestApp({ env: store.env })
  other = await startTestApp({ env: store.env })
  actor = await createClient(app)
})
afterAll(async () => {
  await app?.close()
  await other?.close()
  await store?.close()
})

/** Uploads a picture and gives its address. */
async function upload(background: string): Promise<string> {
  const picture = await sharp({ create: { width: 700, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'me.jpg')
  expect((await actor.call('POST', '/api/user/update-profile', form)).status).toBe(200)
  const { body } = await actor.call('GET', '/api/user/get-profile')
  return body.userData.image as string
}

const widthOf = async (reply: Response) =>
  (await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).width

test('a picture that one process keeps is served by another, in each width', async () => {
  const image = await upload('teal')
  const whole = await fetch(other.url + image)
  expect(whole.headers.get('content-type')).toBe('image/webp')
  expect(await widthOf(whole)).toBe(512)
  expect(await widthOf(await fetch(`${other.url}${image}?w=160`))).toBe(160)
  expect(await widthOf(await fetch(`${app.url}${image}?w=160`))).toBe(160)
  expect(await readdir(app.runtime.config.dataDir)).not.toContain('files')
})

test('a picture that was replaced is gone from the bucket', async () => {
  const before = await upload('plum')
  await fetch(`${app.url}${before}?w=320`)
  await upload('olive')
  await expect.poll(async () => (await fetch(other.url + before)).status).toBe(404)
  expect((await fetch(`${other.url}${before}?w=320`)).status).toBe(404)
})

test('everybody without a picture has the one of the product', async () => {
  expect((await fetch(`${app.url}/images/no-picture.webp`)).status).toBe(200)
})

test('a bucket that cannot be entered stops the start', async () => {
  const { objectStore } = readConfig({ ...store.env, S3_BUCKET: 'another' })
  await expect(openBucket(objectStore!)).rejects.toThrow(
    new ConfigurationError('S3_BUCKET: the object store answered 404'),
  )
})

test('a key that the store refuses stops the start', async () => {
  const { objectStore } = readConfig({ ...store.env, S3_ACCESS_KEY_ID: 'another' })
  await expect(openBucket(objectStore!)).rejects.toThrow(
    new ConfigurationError(
      'S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: the object store answered 403',
    ),
  )
})

test('a store that does not answer stops the start', async () => {
  const { objectStore } = readConfig({ ...store.env, S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` })
  await expect(openBucket(objectStore!)).rejects.toThrow('S3_ENDPOINT: the object store does not answer')
})

test('settings that lack a part stop the start, and are named', () => {
  const { S3_SECRET_ACCESS_KEY: _, ...rest } = store.env
  expect(() => readConfig(rest)).toThrow('Missing for the object store: S3_SECRET_ACCESS_KEY')
})

test('without an answer of the store a picture is refused for now', async () => {
  const image = await upload('navy')
  await store.stop()
  const reply = await fetch(app.url + image)
  expect(reply.status).toBe(503)
  expect(reply.headers.get('retry-after')).toBe('5')
})

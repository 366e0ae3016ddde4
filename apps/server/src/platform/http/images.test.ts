// covers: ASVS 5.3.1, 5.3.2
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createClient } from '../../testing/actors.ts'
import { openPortrait } from '../files/portrait-widths.ts'
import { ownActor, ownApp } from '../../testing/own-app.ts'

const app = ownApp()
const actor = ownActor(app, createClient)

/** Uploads a picture and gives its address. */
async function upload(background: string): Promise<string> {
  const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png')
  expect((await actor.call('POST', '/api/user/update-profile', form)).status).toBe(200)
  const { body } = await actor.call('GET', '/api/user/get-profile')
  return body.userData.image as string
}

async function sizeOf(path: string) {
  const reply = await fetch(app.url + path)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('image/webp')
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const { width, height, format } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
  return { width, height, format }
}

const filesOf = async (image: string) => {
  const key = image.replace('/images/', '')
  return (await readdir(`${app.runtime.config.dataDir}/files`)).filter((name) => name.includes(key))
}

test('a picture is served whole and in its widths, each made once', async () => {
  const image = await upload('#3aa09b')
  expect(await sizeOf(image)).toEqual({ width: 512, height: 512, format: 'webp' })
  const many = await Promise.all(Array.from({ length: 12 }, () => sizeOf(`${image}?w=160`)))
  expect(many).toEqual(many.map(() => ({ width: 160, height: 160, format: 'webp' })))
  expect(await sizeOf(`${image}?w=320`)).toEqual({ width: 320, height: 320, format: 'webp' })
  expect(await filesOf(image)).toHaveLength(3)
})

test('a replaced picture goes in every width', async () => {
  const image = await upload('#fec434')
  await sizeOf(`${image}?w=160`)
  await upload('#0d282d')
  expect((await fetch(`${app.url}${image}?w=160`)).status).toBe(404)
  await expect.poll(() => filesOf(image)).toEqual([])
})

test('a picture whose file goes while it is read fails that request, not the process', async () => {
  const open = async (key: string) =>
    key === 'gone.webp' ? { stream: createReadStream('/nowhere/gone.webp'), size: 1 } : null
  await expect(openPortrait({ ...app.runtime.files, open }, 'gone.webp', 160)).rejects.toThrow('ENOENT')
})

test('who has no picture has one in every width too', async () => {
  expect(await sizeOf('/images/no-picture.webp?w=160')).toMatchObject({ width: 160 })
})

test.each(['512', '161', '0', '-160', '160.0', '1e2', '', '160&w=320', '99999999'])(
  'the width %s is refused',
  async (width) => {
    const reply = await fetch(`${app.url}/images/no-picture.webp?w=${width}`)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ success: false, code: 'INVALID_REQUEST' })
  },
)

test.each([
  'nothing.webp',
  'nothing.webp?w=160',
  'w160-no-picture.webp',
  'w160-no-picture.webp?w=160',
  '..%2f.webp',
])('there is no picture %s', async (key) => {
  await sizeOf('/images/no-picture.webp?w=160')
  const reply = await fetch(`${app.url}/images/${key}`)
  expect(reply.status).toBe(404)
})

import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import sharp from 'sharp'
import type { Actor } from './actors.ts'

/** Returns a picture as a phone takes it: its metadata says where. */
export const pictureWithPlace = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#135e63' } })
    .withExif({ IFD0: { Copyright: 'somebody at 53.33,-6.24' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()

/** Sends a form with a picture. */
export function sendPicture(
  actor: Actor,
  path: string,
  picture: Buffer,
  { fields = {}, key = randomUUID() }: { fields?: Record<string, string>; key?: string } = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('image', new File([new Uint8Array(picture)], 'IMG_2207.jpg'))
  return actor.call('POST', path, form, { 'idempotency-key': key })
}

/** The path to which each side uploads photos that go with something. */
export const ATTACHED_PATH = {
  client: '/api/user/attached-photos',
  vendor: '/api/pro/attached-photos',
} as const

/** Uploads a photo that goes with nothing yet; returns its id. */
export async function uploadPhoto(
  actor: Actor,
  side: keyof typeof ATTACHED_PATH,
  size: [number, number] = [600, 400],
): Promise<string> {
  const reply = await sendPicture(actor, ATTACHED_PATH[side], await pictureWithPlace(...size))
  expect(reply.status).toBe(200)
  return reply.body.photo._id
}

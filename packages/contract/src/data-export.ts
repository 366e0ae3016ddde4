import { z } from 'zod'
import { call } from './call.ts'
import { typedPassword } from './wire.ts'

const exportCall = <const S extends 'user' | 'pro', const A extends 'client' | 'vendor'>(
  site: S,
  access: A,
) =>
  call({
    method: 'POST',
    path: `/api/${site}/export` as const,
    access,
    whileBlocked: true,
    summary: "Download the caller's data as a ZIP of JSON files, photos and documents.",
    incomplete: { text: 'Enter your password.' },
    body: z.object({ password: typedPassword() }),
    file: 'application/zip',
    reply: z.file(),
    refusals: ['WRONG_PASSWORD'],
  })

export const exportClientData = exportCall('user', 'client')
export const exportVendorData = exportCall('pro', 'vendor')

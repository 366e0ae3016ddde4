import { z } from 'zod'
import { typedPassword } from './wire.ts'
import { callsOf } from './sites.ts'

const exportCall = <const S extends 'user' | 'pro'>(site: S) =>
  callsOf(site)({
    method: 'POST',
    path: `/api/${site}/export` as const,
    whileBlocked: true,
    summary: "Download the caller's data as a ZIP of JSON files, photos and documents.",
    incomplete: { text: 'Enter your password.' },
    body: z.object({ password: typedPassword() }),
    file: 'application/zip',
    refusals: ['WRONG_PASSWORD'],
  })

export const exportClientData = exportCall('user')
export const exportVendorData = exportCall('pro')

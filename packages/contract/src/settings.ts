import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { SETTING_NAMES, settingValues, type SettingValues } from './setting-values.ts'
import { id, instant, pageFacts, pageQuery, speciality } from './wire.ts'

const name = z.enum(SETTING_NAMES)

/** The values as they are answered, when they have been checked. */
const values = z.object({
  platformPercent: z.number(),
  repeatPercent: z.number(),
  ownClientPercent: z.number(),
  handlingPercent: z.number(),
  handlingFixedCents: z.int(),
  paymentWindowHours: z.number(),
  instantPaymentMinutes: z.int(),
  statutoryCancellation: z.array(speciality()),
  brandName: z.string(),
  brandPhone: z.string(),
  brandEmail: z.string(),
  brandCareersEmail: z.string(),
  brandAddress: z.string(),
  brandMotto: z.string(),
  brandVatNumber: z.string(),
  taxpayerName: z.string(),
  taxpayerNumber: z.string(),
  taxpayerStreet: z.string(),
  taxpayerCity: z.string(),
  taxpayerPostcode: z.string(),
  brandSocial: z.array(z.object({ label: z.string(), url: z.string() })),
}) satisfies z.ZodType<SettingValues>

export const getSettings = call({
  method: 'GET',
  path: '/api/admin/settings',
  access: 'admin',
  roles: [],
  summary: 'Get the current settings, their defaults, and which ones an admin has changed.',
  reply: succeeds({ settings: values, installation: values, changed: z.array(name) }),
})

export const changeSettings = call({
  method: 'PATCH',
  path: '/api/admin/settings',
  access: 'admin',
  roles: [],
  summary: 'Change settings. Appointments keep what they were booked under.',
  body: settingValues.partial().extend({
    /** The values on which the change is based; one that has changed since is not replaced. */
    seen: values.partial().optional(),
  }),
  refusals: ['CHANGED_MEANWHILE'],
})

export const revertSetting = call({
  method: 'POST',
  path: '/api/admin/settings/:name/revert',
  access: 'admin',
  roles: [],
  summary: "Restore a setting's default.",
  params: z.object({ name }),
  body: z.object({
    /** The values as they were seen; a setting that has changed since is not restored. */
    seen: values.partial().optional(),
  }),
  refusals: ['CHANGED_MEANWHILE'],
})

/** One change of one setting; null is the value of the installation. */
export const settingChangeOnWire = z.object({
  _id: z.string(),
  name,
  from: z.unknown(),
  to: z.unknown(),
  changedAt: instant(),
  changedBy: z.object({ _id: id(), name: z.string() }).nullable(),
})
export type SettingChangeOnWire = z.output<typeof settingChangeOnWire>

export const listSettingChanges = call({
  method: 'GET',
  path: '/api/admin/settings/history',
  access: 'admin',
  roles: [],
  summary: 'List the changes of settings, newest first.',
  query: z.object({ ...pageQuery(10), name: name.optional() }),
  reply: succeeds({ changes: z.array(settingChangeOnWire), ...pageFacts }),
})

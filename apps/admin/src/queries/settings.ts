import type { BodyFor } from '@anseo/contract/calls'
import type { SettingName, SettingValues } from '@anseo/contract/setting-values'
import { useChange, useFormChange } from '@anseo/site-kit/use-change'
import { keepPreviousData } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'

const KEY = ['settings']

/** Loads the current settings and the installation's values. */
export const useSettings = () => useRead([...KEY, 'values'], 'GET /api/admin/settings')

/** Loads the changes of settings with their authors, newest first. */
export const useSettingChanges = (page: number) =>
  useRead([...KEY, 'history', page], 'GET /api/admin/settings/history', {
    query: { page },
    placeholderData: keepPreviousData,
  })

/** Saves settings; a form shows errors itself. */
export const useChangeSettings = () =>
  useFormChange(KEY, (body: BodyFor<'PATCH /api/admin/settings'>) =>
    api('PATCH /api/admin/settings', { body }),
  )

/** Resets a setting to the installation's value, unless it has changed since it was seen. */
export const useRevertSetting = () =>
  useChange(KEY, ({ name, seen }: { name: SettingName; seen: SettingValues }) =>
    api('POST /api/admin/settings/:name/revert', { params: { name }, body: { seen } }),
  )

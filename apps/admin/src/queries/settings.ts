import type { BodyFor } from '@anseo/contract/calls'
import type { SettingName } from '@anseo/contract/setting-values'
import { useChange, useFormChange } from '@anseo/site-kit/use-change'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../site.ts'

const KEY = ['settings']

/** Loads the current settings and the installation's values. */
export const useSettings = () =>
  useQuery({
    queryKey: [...KEY, 'values'],
    queryFn: ({ signal }) => api('GET /api/admin/settings', { signal }),
  })

/** Loads the changes of settings with their authors, newest first. */
export const useSettingChanges = (page: number) =>
  useQuery({
    queryKey: [...KEY, 'history', page],
    queryFn: ({ signal }) => api('GET /api/admin/settings/history', { query: { page }, signal }),
    placeholderData: keepPreviousData,
  })

/** Saves settings; a form shows errors itself. */
export const useChangeSettings = () =>
  useFormChange(KEY, (body: BodyFor<'PATCH /api/admin/settings'>) =>
    api('PATCH /api/admin/settings', { body }),
  )

/** Resets a setting to the installation's value. */
export const useRevertSetting = () =>
  useChange(KEY, (name: SettingName) => api('POST /api/admin/settings/:name/revert', { params: { name } }))

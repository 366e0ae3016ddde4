import type { BodyFor } from '@anseo/contract/calls'
import { useFormChange } from '@anseo/site-kit/use-change'
import { api, useRead } from '../site.ts'
import { onboardingKey } from './onboarding.ts'

const traderKey = ['trader']

/** Loads what the vendor has said about itself as a trader. */
export const useTrader = () => useRead(traderKey, 'GET /api/pro/trader', { select: ({ trader }) => trader })

export type TraderBody = BodyFor<'PUT /api/pro/trader'>

/** Saves what the vendor says about itself as a trader. */
export const useSaveTrader = () =>
  useFormChange({ each: [traderKey, onboardingKey] }, (body: TraderBody) =>
    api('PUT /api/pro/trader', { body }),
  )

/** Says which organisation had the vendor vetted, and when. */
export const useStateGardaVetting = () =>
  useFormChange(onboardingKey, (body: BodyFor<'PUT /api/pro/garda-vetting'>) =>
    api('PUT /api/pro/garda-vetting', { body }),
  )

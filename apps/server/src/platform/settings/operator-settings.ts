import type { SettingValues } from '@anseo/contract/setting-values'
import type { FeeRates } from '@anseo/domain/price'
import type { Config } from '../config/config.ts'

/** The settings an operator may change while the product runs: the environment gives the first values. */
export interface OperatorSettings {
  /** Rates of M2, per new booking. */
  fees: FeeRates
  paymentWindowHours: number
  brand: Config['brand']
}

/** The settings as the sites and use cases read them. */
export const settingsFrom = (values: SettingValues): OperatorSettings => ({
  fees: {
    platformPercent: values.platformPercent,
    handlingPercent: values.handlingPercent,
    handlingFixedCents: values.handlingFixedCents,
  },
  paymentWindowHours: values.paymentWindowHours,
  brand: {
    name: values.brandName,
    phone: values.brandPhone,
    email: values.brandEmail,
    careersEmail: values.brandCareersEmail,
    address: values.brandAddress,
    vatNumber: values.brandVatNumber === '' ? null : values.brandVatNumber,
    motto: values.brandMotto,
    social: values.brandSocial,
  },
})

/** The values that the environment gives. */
export const installationValues = ({ fees, paymentWindowHours, brand }: Config): SettingValues => ({
  ...fees,
  paymentWindowHours,
  brandName: brand.name,
  brandPhone: brand.phone,
  brandEmail: brand.email,
  brandCareersEmail: brand.careersEmail,
  brandAddress: brand.address,
  brandVatNumber: brand.vatNumber ?? '',
  brandMotto: brand.motto,
  brandSocial: brand.social,
})

import type { SettingValues } from '@anseo/contract/setting-values'
import type { Speciality } from '@anseo/domain/specialities'
import type { Fees } from '@anseo/domain/fee-relation'
import type { Config } from '../config/config.ts'

/** The settings an operator can change at runtime; the environment gives the initial values. */
export interface OperatorSettings {
  /** The fee rates for new bookings, by relation (M2, A7). */
  fees: Fees
  paymentWindowHours: number
  /** Minutes to pay for an instant booking (B6). */
  instantPaymentMinutes: number
  /** The specialities whose clients can withdraw by law (D9). */
  statutoryCancellation: readonly Speciality[]
  brand: Config['brand']
  /** The operator's details for the tax office (D8); empty texts until an admin has filled them in. */
  taxpayer: Config['taxpayer']
}

/** Groups the stored values into the settings that sites and use cases read. */
export const settingsFrom = (values: SettingValues): OperatorSettings => ({
  fees: {
    platformPercent: values.platformPercent,
    repeatPercent: values.repeatPercent,
    ownClientPercent: values.ownClientPercent,
    handlingPercent: values.handlingPercent,
    handlingFixedCents: values.handlingFixedCents,
  },
  paymentWindowHours: values.paymentWindowHours,
  instantPaymentMinutes: values.instantPaymentMinutes,
  statutoryCancellation: values.statutoryCancellation,
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
  taxpayer: {
    name: values.taxpayerName,
    number: values.taxpayerNumber,
    street: values.taxpayerStreet,
    city: values.taxpayerCity,
    postcode: values.taxpayerPostcode,
  },
})

/** Returns the initial values, from the environment. */
export const installationValues = ({
  fees,
  paymentWindowHours,
  instantPaymentMinutes,
  statutoryCancellation,
  brand,
  taxpayer,
}: Config): SettingValues => ({
  ...fees,
  paymentWindowHours,
  instantPaymentMinutes,
  statutoryCancellation,
  brandName: brand.name,
  brandPhone: brand.phone,
  brandEmail: brand.email,
  brandCareersEmail: brand.careersEmail,
  brandAddress: brand.address,
  brandVatNumber: brand.vatNumber ?? '',
  brandMotto: brand.motto,
  brandSocial: brand.social,
  taxpayerName: taxpayer.name,
  taxpayerNumber: taxpayer.number,
  taxpayerStreet: taxpayer.street,
  taxpayerCity: taxpayer.city,
  taxpayerPostcode: taxpayer.postcode,
})

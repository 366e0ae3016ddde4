import type { Api } from '@anseo/api-client/api'
import type { SpecialityOnWire } from '@anseo/contract/specialities'
import type { FeeRates } from '@anseo/domain/price'
import type { Speciality } from '@anseo/domain/specialities'
import { createContext } from 'react-router'

/** The operator's name and contact details. */
export interface Brand {
  name: string
  phone: string
  email: string
  careersEmail: string
  address: string
  /** The last line of the footer. */
  motto: string
  /** The operator's pages on other sites, for the footer. */
  social: { label: string; url: string }[]
}

/** The card provider: its public key, and whether it is the sandbox. */
export interface PaymentSettings {
  mode: 'sandbox' | 'stripe'
  publishableKey: string
}

/** The server's settings that pages need; the same in the browser as while rendering. */
export interface SiteSettings {
  brand: Brand
  /** The origin of canonical links, without a slash at the end. */
  publicUrl: string
  /** The address of the vendor site. */
  vendorUrl: string
  payments: PaymentSettings
  /** The fee rates for prices (M2). */
  fees: FeeRates
  /** The specialities whose clients can withdraw by law (D9). */
  statutoryCancellation: readonly Speciality[]
  /** In their order, retired ones included. */
  specialities: readonly SpecialityOnWire[]
  /** The demonstration's account, offered as one click on the login page. */
  demo: { email: string; password: string } | null
}

/** The values that the server gives to a page it renders: a visitor's API (A8), the settings, its clock (T4). */
export interface ServerContext {
  api: Api
  settings: SiteSettings
  now: Date
  /** The nonce of the page's scripts in the content security policy; undefined in development. */
  nonce: string | undefined
}

/** The key under which loaders find the context. */
export const serverContext = createContext<ServerContext>()

import type { Api } from '@anseo/api-client/api'
import type { FeeRates } from '@anseo/domain/price'
import { createContext } from 'react-router'

/** What the operator calls itself (decisions, "The product is called Anseo"). */
export interface Brand {
  name: string
  phone: string
  email: string
  careersEmail: string
  address: string
  /** The last line of the footer. */
  motto: string
  /** Its pages elsewhere, for the footer. */
  social: { label: string; url: string }[]
}

/** How cards are taken: the public key, and whether the provider is the sandbox. */
export interface PaymentSettings {
  mode: 'sandbox' | 'stripe'
  publishableKey: string
}

/** What pages need to know of the server's settings; the same in the browser as while rendering. */
export interface SiteSettings {
  brand: Brand
  /** Where canonical links begin, without a slash at the end. */
  publicUrl: string
  /** Where vendors log in. */
  vendorUrl: string
  payments: PaymentSettings
  /** The rates that prices are shown by (M2). */
  fees: FeeRates
  /** The demonstration's account, offered as one click on the login page. */
  demo: { email: string; password: string } | null
}

/** What the server hands to a page that it renders: a visitor's API (A8), the settings, its clock (T4). */
export interface ServerContext {
  api: Api
  settings: SiteSettings
  now: Date
  /** By what browsers know the scripts of this page as ours; none in development. */
  nonce: string | undefined
}

/** The key under which loaders find it. */
export const serverContext = createContext<ServerContext>()

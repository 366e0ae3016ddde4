// implements: §2.88
import type { PaymentSummary as Summary } from '@anseo/contract/payments'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { PriceList } from '@anseo/ui/price-list'
import type { Listed } from '../listed.ts'
import { VendorLine } from '../vendor-line.tsx'

type Prices = Pick<Summary, 'vendorFeeTotal' | 'platformFee' | 'handlingFee' | 'totalAmount'>

const euro = (amount: number) => formatEuro(euroToCents(amount))

/** What is paid for, and how it adds up (§3 Payment summary). */
export function PaymentSummary({ appointment, prices }: { appointment: Listed; prices: Prices }) {
  const { fullPrice, balance } = appointment.wire
  return (
    <section aria-label="Payment summary" className="grid gap-3 self-start rounded-md bg-sunken p-4">
      <VendorLine appointment={appointment} plainDay />
      <PriceList
        lines={[
          { label: 'Vendor fee', amount: euro(prices.vendorFeeTotal) },
          { label: 'Platform fee', amount: euro(prices.platformFee) },
          { label: 'Payment processing fee', amount: euro(prices.handlingFee) },
        ]}
        total={{ label: 'Total', amount: euro(prices.totalAmount) }}
      />
      {fullPrice !== null && balance !== null && (
        <p className="num text-sm">
          This is the deposit. Of the full price of {euro(fullPrice)} you pay {euro(balance)} on the day.
        </p>
      )}
      <p className="text-sm text-ink-2">
        The platform fee comes back if you cancel in time. The processing fee does not.
      </p>
    </section>
  )
}

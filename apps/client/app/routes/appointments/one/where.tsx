import { addressLine } from '@anseo/domain/address'
import { isLive } from '@anseo/domain/appointment'
import { problemTo } from '@anseo/domain/appointment-permissions'
import { firstNameOf } from '@anseo/domain/person-name'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { ReasonedButton } from '@anseo/ui/reasoned-button'
import { MapPin } from 'lucide-react'
import type { PartProps } from '../part-props.ts'

/** The place, as far as the client may know it and can change it (B4), and the client's note. */
export function Where({ appointment: { wire, facts }, now, blocked, onOpen }: PartProps) {
  const vendor = firstNameOf(wire.vendorData.name)
  const isAtVendors = wire.place === 'vendor'
  const place = addressLine(wire.address)
  return (
    <section className="card pad grid gap-3" aria-label="Where">
      <div>
        <h2>{isAtVendors ? `At ${vendor}'s place` : 'At your address'}</h2>
        {place && <p className="text-ink-2 break-words">{place}</p>}
      </div>
      {isAtVendors && wire.address.line1 === '' && isLive(facts, now) && (
        <p className="hint">
          {facts.free
            ? "You'll see the street 24 hours before it starts."
            : "You'll see the street once it's paid."}
        </p>
      )}
      {!isAtVendors && !problemTo.changeAddress(facts, now) && (
        <div>
          <ReasonedButton
            tone="sec"
            size="sm"
            icon={<MapPin aria-hidden="true" />}
            reason={blocked}
            onClick={() => onOpen('address')}
          >
            Change address
          </ReasonedButton>
        </div>
      )}
      {wire.note && <KeyValueList items={[{ label: `Note for ${vendor}`, value: wire.note }]} />}
    </section>
  )
}

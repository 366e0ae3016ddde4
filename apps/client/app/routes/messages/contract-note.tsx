import { contractText } from '@anseo/domain/trader'
import { usePublicVendor } from '../../queries/public-vendor.ts'

interface ContractNoteProps {
  vendorId: string
}

/** Says who the contract is with, beside the button that accepts a quote (D7); nothing until it is known. */
export function ContractNote({ vendorId }: ContractNoteProps) {
  const { data } = usePublicVendor(vendorId)
  return data ? <p className="hint">{contractText(data.data.name, data.data.trader ?? null)}</p> : null
}

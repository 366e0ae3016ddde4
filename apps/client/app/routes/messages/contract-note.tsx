import { contractText } from '@anseo/domain/trader'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/browser-api.ts'

interface ContractNoteProps {
  vendorId: string
}

/** Says who the contract is with, beside the button that accepts a quote (D7); nothing until it is known. */
export function ContractNote({ vendorId }: ContractNoteProps) {
  const { data } = useQuery({
    queryKey: ['vendor', vendorId],
    queryFn: ({ signal }) => api('GET /api/vendor/:vendorId', { params: { vendorId }, signal }),
  })
  return data ? <p className="hint">{contractText(data.data.name, data.data.trader ?? null)}</p> : null
}

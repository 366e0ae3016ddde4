import { formatDatedMoment } from '@anseo/domain/moment-text'
import { euroText } from '@anseo/domain/money'
import { Dialog } from '@anseo/ui/dialog'
import { Link } from 'react-router'
import { useAppointments } from '../../queries/appointments.ts'
import { LoadedDetails } from '../money/loaded-details.tsx'

interface ChooseRefundProps {
  id: string
  name: string
  onClose: () => void
}

/** Offers the latest paid appointments of a client, each leading to the dialog that refunds it (D2). */
export function ChooseRefund({ id, name, onClose }: ChooseRefundProps) {
  const found = useAppointments({ client: id, paid: 'yes', page: 1, pageSize: 10 })
  // The dialog opens once its list has loaded; otherwise it would grow and jump.
  if (!found.data && !found.isError) return null
  return (
    <Dialog open onClose={onClose} title={`Refund a payment of ${name}`}>
      <LoadedDetails found={found}>
        {({ appointments }) => {
          const refundable = appointments.filter(({ arrivedAmount }) => arrivedAmount > 0)
          if (refundable.length === 0) return <p className="muted">Nothing was paid here yet.</p>
          return (
            <ul className="choose-refund">
              {refundable.map(({ _id, startsAt, vendor, arrivedAmount }) => (
                <li key={_id}>
                  <Link to={`/appointments/${_id}?open=refund`}>
                    <span>
                      {formatDatedMoment(new Date(startsAt))}
                      <small>with {vendor.name}</small>
                    </span>
                    <b className="num">{euroText(arrivedAmount)}</b>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }}
      </LoadedDetails>
    </Dialog>
  )
}

import type { AppointmentOnWire } from '@anseo/contract/appointments'
import type { HistoryEntryOnWire } from '@anseo/contract/history'
import { appointmentFromWire } from '@anseo/domain/appointment-from-wire'
import { HistoryList } from '@anseo/ui/history-list'
import { useMemo } from 'react'
import { useReload } from '../../../queries/live.ts'
import { AppointmentDialog } from '../appointment-dialogs.tsx'
import { ConfirmationStrips } from '../confirmation-strips.tsx'
import type { DialogName } from '../dialog-props.ts'
import { ChatOverPage } from '../chat-over-page.tsx'
import { ProposalStrips } from '../proposal-strips.tsx'
import { useOpenDialog } from '../use-open-dialog.ts'
import { useStateClock } from '../use-state-clock.ts'
import { Head } from './head.tsx'
import { Money } from './money.tsx'
import { MoreLinks } from './more-links.tsx'
import { Plans } from './plans.tsx'
import { Where } from './where.tsx'

interface AppointmentViewProps {
  appointment: AppointmentOnWire
  /** Oldest step first; empty for an appointment that an earlier visit saved. */
  history: readonly HistoryEntryOnWire[]
  /** The reason why actions are disabled, such as being offline. */
  blocked: string | undefined
}

/** One appointment: its progress, when and where, money, changes, chat and history, with the open dialog over it. */
export function AppointmentView({ appointment: wire, history, blocked }: AppointmentViewProps) {
  const facts = useMemo(() => appointmentFromWire(wire), [wire])
  const reload = useReload()
  const now = useStateClock([facts], () => void reload())
  const [dialog, setDialog] = useOpenDialog()
  const appointment = { wire, facts }
  const open = (name: DialogName) => setDialog({ name, id: wire._id })
  const shared = { appointment, now, blocked, onOpen: open }
  return (
    <>
      <ConfirmationStrips appointments={[appointment]} now={now} blocked={blocked} onOpen={open} />
      <ProposalStrips
        appointments={[appointment]}
        now={now}
        blocked={blocked}
        onCancel={() => open('cancel')}
      />
      <div className="appointment-page">
        <div>
          <Head {...shared} history={history} />
          <Where {...shared} />
          {history.length > 0 && (
            <section className="card pad grid gap-3" aria-label="History">
              <h2>History</h2>
              <HistoryList history={history} now={now} />
            </section>
          )}
        </div>
        <div>
          <Money appointment={appointment} now={now} />
          <Plans {...shared} />
          <MoreLinks {...shared} />
        </div>
      </div>
      {dialog?.id === wire._id && (
        <AppointmentDialog
          name={dialog.name}
          appointment={appointment}
          onClose={() => setDialog(null)}
          onOpen={open}
        />
      )}
      <ChatOverPage />
    </>
  )
}

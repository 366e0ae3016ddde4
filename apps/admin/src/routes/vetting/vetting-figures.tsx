import type { ReplyTo } from '@anseo/contract/calls'
import { relativeTime } from '@anseo/domain/relative-time'
import { Kpi } from '@anseo/ui/kpi'
import { Link } from 'react-router'
import { useLinkTo } from '../../navigation/use-link-to.tsx'

type Vetted = Pick<ReplyTo<'GET /api/admin/vendors'>, 'counts' | 'figures'>

/** Shows vetting in four figures. */
export function VettingFigures({ counts, figures, now }: Vetted & { now: Date }) {
  const linkTo = useLinkTo()
  const { oldestAppliedAt, verifiedThisWeek, medianWaitHours, endingSoon } = figures
  return (
    <div className="vetting-figures">
      <Kpi
        link={<Link to="/vetting" />}
        label="Waiting"
        figure={counts.pending ?? 0}
        note={oldestAppliedAt ? `oldest ${relativeTime(oldestAppliedAt, now)}` : 'none waiting'}
      />
      <Kpi
        link={<Link to="/vetting?status=verified" />}
        label="Verified"
        figure={counts.verified ?? 0}
        note={verifiedThisWeek > 0 ? `${verifiedThisWeek} this week` : 'none this week'}
      />
      <Kpi
        label="Median wait"
        figure={medianWaitHours === null ? 'None' : `${Math.round(medianWaitHours)} h`}
        note="over 90 days"
      />
      <Kpi {...linkTo('/checks')} label="Documents expiring" figure={endingSoon} note="within 30 days" />
    </div>
  )
}

import type { AuditEntryOnWire, AuditSubject } from '@anseo/contract/audit'
import type { SettingName } from '@anseo/contract/setting-values'
import { specialityLabel } from '../../specialities.ts'
import { SETTING_LABELS } from '../settings/setting-texts.ts'

/** Texts of the actions; an action without one shows its stored name. */
const ACTIONS: Readonly<Record<string, string>> = {
  'account.blocked': 'Blocked',
  'account.unblocked': 'Block lifted',
  'admin.created': 'First admin created',
  'appointment.cancelled': 'Cancelled',
  'appointment.completed': 'Completed',
  'appointment.timed-out': 'Timed out',
  'broadcast.cancelled': 'Announcement cancelled',
  'broadcast.changed': 'Announcement changed',
  'broadcast.scheduled': 'Announcement scheduled',
  'broadcast.sent': 'Announcement sent',
  'broadcast.tested': 'Announcement sent to its author first',
  'check.extended': 'Given 7 more days',
  'check.failed': 'Check rejected',
  'check.passed': 'Check approved',
  'chat.read': 'Chat read',
  'check.reminded': 'Reminded',
  'disclosure.removed': 'Garda vetting disclosure removed',
  'document.viewed': 'Document viewed',
  'dispute.accept-refused': 'Accepted loss refused by the provider',
  'dispute.accepted': 'Loss of a dispute accepted',
  'dispute.answered': 'Evidence sent to the bank',
  'dispute.evidence-read': 'Evidence read',
  'dispute.file-added': 'File added to evidence',
  'dispute.file-removed': 'File removed from evidence',
  'dispute.file-viewed': 'File of evidence downloaded',
  'dispute.evidence-refused': 'Evidence refused by the provider',
  'payment.refunded': 'Refunded by us',
  'complaint.reversed': 'Complaint answered, decision undone',
  'complaint.upheld': 'Complaint answered, decision stands',
  'dispute.charged': 'Dispute charged to vendor',
  'notice.decided': 'Report of content decided',
  'notice.hidden': 'Hidden while we decide',
  'restriction.ended': 'Restriction ended',
  'list.exported': 'List downloaded',
  'payment.returned': 'Late payment refunded',
  'payout.failed': 'Payout failed',
  'payout.sent': 'Paid out',
  'photo.viewed': 'Reported photo viewed',
  'payout.started': 'Payout started',
  'payouts.held': 'Payouts put on hold',
  'payouts.released': 'Payouts released',
  'person.messaged': 'Message sent',
  'refund.failed': 'Refund failed',
  'refund.sent': 'Refunded',
  'report.settled': 'Report resolved',
  'sessions.ended': 'Logged out on all devices',
  'team.invited': 'Invited into the team',
  'team.invited_again': 'Invitation sent again',
  'team.joined': 'Joined the team',
  'team.removed': 'Removed from the team',
  'team.renamed': 'Name changed',
  'team.role_changed': 'Role changed',
  'team.withdrawn': 'Invitation withdrawn',
  'vendor-terms.announced': 'Terms for vendors announced',
  'trader.checked': 'Trader details checked',
  'vendor.asked-for-more': 'Asked for more',
  'tax-report.downloaded': 'Tax report downloaded',
  'tax-report.filed': 'Tax report marked as filed',
  'vendor.rejected': 'Rejected',
  'vendor.suspended': 'Suspended',
  'vendor.verified': 'Verified',
}

/** Returns the stored name of an action in words: 'Setting changed' for 'setting.changed'. */
const spelled = (action: string) => {
  const words = action.replaceAll(/[._-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the text of an action, or its stored name in words. */
export const actionText = (action: string): string => ACTIONS[action] ?? spelled(action)

/** The orders of the log. */
export const ORDERS = { newest: 'Newest first', oldest: 'Oldest first' } as const

const SUBJECTS: Readonly<Record<AuditSubject, string>> = {
  vendor: 'Vendor',
  client: 'Client',
  admin: 'Admin',
  appointment: 'Appointment',
  payment: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
  report: 'Report',
  review: 'Review',
  notice: 'Report of content',
  complaint: 'Complaint',
  broadcast: 'Announcement',
  setting: 'Setting',
  speciality: 'Speciality',
  job: 'Job',
  invitation: 'Invitation',
  'tax-report': 'Tax report',
  list: 'List',
}

const isSetting = (name: string): name is SettingName => name in SETTING_LABELS

/** Returns a subject in words, such as 'Vendor Niamh Ní Bhriain' or 'Appointment 28 Nov, Ciara Nolan'. */
export function subjectText({ kind, id, name }: AuditEntryOnWire['subject']): string {
  if (kind === 'broadcast') return 'Announcement'
  if (kind === 'invitation') return 'Invitation'
  if (kind === 'setting') return `Setting “${isSetting(id) ? SETTING_LABELS[id] : id}”`
  if (kind === 'speciality') return `Speciality “${specialityLabel(id)}”`
  return `${SUBJECTS[kind]} ${name ?? id}`
}

/** Returns the path of an entry's subject; null when it has no page. */
export function subjectPath({ kind, id }: AuditEntryOnWire['subject']): string | null {
  const paths: Partial<Record<AuditSubject, string>> = {
    vendor: `/people/vendors/${id}`,
    client: `/people/clients/${id}`,
    appointment: `/appointments/${id}`,
    payment: `/money?period=all&id=${id}`,
    refund: `/money?tab=refunds&period=all&id=${id}`,
    dispute: `/money?tab=disputes&period=all&id=${id}`,
    report: `/reports/${id}`,
    notice: `/notices/${id}`,
    complaint: `/complaints/${id}`,
    broadcast: '/broadcasts',
    setting: '/settings',
    speciality: '/settings/specialities',
    job: '/jobs',
    invitation: '/team',
    'tax-report': `/dac7?year=${id}`,
  }
  return paths[kind] ?? null
}

/** Returns the text shown beside a closed entry: the reason, or the first fact that is not a change. */
export function moreText({ reason, facts }: AuditEntryOnWire): string {
  if (reason) return `“${reason}”`
  return facts.find(({ from }) => from === null)?.value ?? ''
}

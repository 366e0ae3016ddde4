import { defaultChecks } from '@anseo/domain/default-specialities'
import { DAY_MS } from '@anseo/domain/duration'
import { isFullyChecked } from '@anseo/domain/vetting-standing'
import { expect, test } from 'vitest'
import { listedVendors } from './all-vendors.ts'
import { vendorRow } from './people-rows.ts'
import { checkRows, withListedUntil } from './vetting-rows.ts'

const NOW = new Date('2026-11-21T10:20:00Z')

test('every listed vendor is fully checked, and three have a check that expires within 30 days', () => {
  const daysLeft = listedVendors.map((listed, place) => {
    const row = vendorRow(listed.key, listed, place, new Date('2024-10-01T09:00:00Z'))
    const checks = checkRows(row, listed.key, { place, adminId: 'maeve', now: NOW })
    expect(isFullyChecked(defaultChecks(listed.speciality), { verdicts: checks, documents: [] }, NOW)).toBe(
      true,
    )
    for (const { checkedAt } of checks) expect(checkedAt < NOW).toBe(true)
    return (withListedUntil(row, checks).listedUntil!.getTime() - NOW.getTime()) / DAY_MS
  })
  expect(daysLeft.filter((days) => days < 31)).toHaveLength(3)
  expect(Math.min(...daysLeft)).toBeGreaterThan(10)
})

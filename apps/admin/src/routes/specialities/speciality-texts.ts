import { counted } from '@anseo/domain/counted'
import type { CheckKind } from '@anseo/domain/vetting-checks'
import { ALWAYS_MANDATORY, CHECK_KINDS } from '@anseo/domain/vetting-checks'

/** Returns a number of vendors in words, such as '1 vendor' or '1,204 vendors'. */
export const vendorsText = (vendors: number): string => counted(vendors, 'vendor')

/** The checks that a speciality may need in addition to those that every vendor needs. */
export const OWN_CHECKS: readonly CheckKind[] = CHECK_KINDS.filter((kind) => !ALWAYS_MANDATORY.includes(kind))

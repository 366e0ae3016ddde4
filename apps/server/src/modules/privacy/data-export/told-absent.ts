import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'

/** Why tables are not exported that concern the owner, what is of the highest module first; the rest concerns nobody. */
export const toldAbsent = (personalData: readonly PersonalData[]): string[] =>
  personalData
    .flatMap(({ notExported = [] }) => notExported)
    .filter(({ inReadme }) => inReadme)
    .map(({ why }) => why)
    .toReversed()

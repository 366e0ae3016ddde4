import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'

/** Returns the reasons, for the readme, why tables with data of the owner are not exported; the highest module's first. */
export const absentReasons = (personalData: readonly PersonalData[]): string[] =>
  personalData
    .flatMap(({ notExported = [] }) => notExported)
    .filter(({ inReadme }) => inReadme)
    .map(({ why }) => why)
    .toReversed()

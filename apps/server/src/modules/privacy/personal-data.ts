import type { PersonalData } from '../../platform/personal-data/personal-data.ts'

/** What the module itself keeps. */
export const privacyData: PersonalData = {
  notExported: [{ table: 'retention_run', why: 'Contains no personal data.' }],
}

import type { PersonalData } from '../../platform/personal-data/personal-data.ts'

/** The module's own personal data. */
export const privacyData: PersonalData = {
  notExported: [{ table: 'retention_run', why: 'Contains no personal data.' }],
}

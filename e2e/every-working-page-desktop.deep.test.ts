import { testEveryPage } from './every-page.ts'

testEveryPage('desktop', ['vendor', 'applicant', 'admin'])

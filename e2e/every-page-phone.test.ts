import { testEveryPage } from './every-page.ts'

testEveryPage('phone', ['visitor', 'client', 'newcomer'])

import { testEveryPage } from './every-page.ts'

testEveryPage('desktop', ['visitor', 'client', 'newcomer'])

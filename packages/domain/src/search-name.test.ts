import { expect, test } from 'vitest'
import { searchName } from './search-name.ts'

test('a search name has neither fadas nor capitals', () => {
  expect(searchName('Áine Ní Bhriain')).toBe('aine ni bhriain')
  expect(searchName('SEÁN Ó hÓgáin')).toBe('sean o hogain')
})

test('composed and decomposed letters are the same', () => {
  expect(searchName('A\u0301ine')).toBe(searchName('Áine'))
})

test('spaces around and between words count once', () => {
  expect(searchName('  Aoife \t Byrne ')).toBe('aoife byrne')
  expect(searchName('   ')).toBe('')
})

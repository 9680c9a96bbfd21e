import { describe, expect, it } from 'vitest'
import { filterOptions } from './filterOptions.js'

const options = [
  { value: 'at', text: 'Österreich' },
  { value: 'us', text: 'United States', detail: 'USA' },
  { value: 'gb', text: 'United Kingdom' },
  { value: 'tz', text: 'Tanzania, United Republic of' },
]
const find = (typed: string) => filterOptions(options, typed).map((option) => option.value)

describe('options of a combobox', () => {
  it('are all there while nothing is typed', () => expect(find('  ')).toEqual(['at', 'us', 'gb', 'tz']))
  it('are found without their accents and in any case', () => expect(find('oster')).toEqual(['at']))
  it('are found by their detail', () => expect(find('usa')).toEqual(['us']))
  it('hold every word, in any order', () => expect(find('kingdom united')).toEqual(['gb']))
  it('that begin with the typed word come first', () => expect(find('united')).toEqual(['us', 'gb', 'tz']))
  it('are none where nothing fits, also for signs that mean something elsewhere', () => expect(find('.*')).toEqual([]))
})

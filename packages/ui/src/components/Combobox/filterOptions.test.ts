import { describe, expect, it } from 'vitest'
import { filterOptions, findTypedOption } from './filterOptions.js'

const options = [
  { value: 'at', text: 'Österreich' },
  { value: 'us', text: 'United States', detail: 'USA' },
  { value: 'gb', text: 'United Kingdom' },
  { value: 'tz', text: 'Tanzania, United Republic of' },
]
const find = (typed: string) => filterOptions(options, typed).map((option) => option.value)

describe('options of a combobox', () => {
  it('are complete for an empty query', () => expect(find('  ')).toEqual(['at', 'us', 'gb', 'tz']))
  it('are found without their accents and in any case', () => expect(find('oster')).toEqual(['at']))
  it('are found by their detail', () => expect(find('usa')).toEqual(['us']))
  it('match every word, in any order', () => expect(find('kingdom united')).toEqual(['gb']))
  it('that begin with the typed word come first', () => expect(find('united')).toEqual(['us', 'gb', 'tz']))
  it('are empty without a match, also for regular expression characters', () => expect(find('.*')).toEqual([]))
})

describe('the option of a combobox that is typed in full', () => {
  it('is found without its accents, in any case and by its detail', () => {
    expect(findTypedOption(options, ' osterreich ')).toBe(options[0])
    expect(findTypedOption(options, 'usa')).toBe(options[1])
  })
  it('is none while typing, for an empty text, and if two options have the text', () => {
    expect(findTypedOption(options, 'United')).toBeUndefined()
    expect(findTypedOption(options, ' ')).toBeUndefined()
    expect(findTypedOption([...options, { value: 'u2', text: 'USA' }], 'usa')).toBeUndefined()
  })
})

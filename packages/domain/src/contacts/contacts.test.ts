import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import {
  buildMapAddress,
  filterLocations,
  listAddressLines,
  noLocationFilters,
  resolveContactPerson,
  toPhoneNumber,
  writeVCard,
  type Contact,
  type Location,
} from './index.ts'

const linz: Location = {
  id: 'linz',
  name: 'Kudex Austria GmbH',
  brands: ['kudex', 'strivona'],
  kinds: ['sales', 'service'],
  country: 'AT',
  region: '150',
  countriesServed: ['SI'],
  street: 'Aderngasse 9',
  postalCode: '4020',
  city: 'Linz',
  phone: '+43 732 5550 60',
  email: 'linz@kudex.example',
  website: null,
  latitude: 48.3069,
  longitude: 14.2858,
}
const gyor: Location = {
  ...linz,
  id: 'gyor',
  name: 'Kudex Hungária Kft.',
  brands: ['kudex'],
  kinds: ['partner'],
  country: 'HU',
  countriesServed: [],
  city: 'Győr',
}
const nagoya: Location = {
  ...linz,
  id: 'nagoya',
  name: '株式会社クデックス',
  country: 'JP',
  region: '142',
  countriesServed: ['KR'],
  city: '名古屋市',
}
const lodz: Location = {
  ...linz,
  id: 'lodz',
  brands: ['conexara'],
  country: 'PL',
  region: '151',
  countriesServed: [],
  street: 'Łąkowa-Straße 3',
  postalCode: '90-001',
  city: 'Łódź',
}
const all = [linz, gyor, nagoya, lodz]

const person: Contact = {
  id: 'vera',
  givenName: 'Věra',
  familyName: 'Moser',
  role: 'Sales',
  email: 'vera@kudex.example',
  phone: '+43 732 5550 62',
  kinds: ['sales'],
  countries: ['AT', 'SI'],
  languages: ['de'],
  locationId: 'linz',
}

describe('locations', () => {
  it.each([
    [{}, ['linz', 'gyor', 'nagoya', 'lodz']],
    [{ brand: 'strivona' }, ['linz', 'nagoya']],
    [{ brand: 'strivona', region: '150' }, ['linz']],
    [{ kind: 'partner' as const }, ['gyor']],
    [{ country: 'HU' }, ['gyor']],
    [{ country: 'SI' }, ['linz']],
    [{ country: 'HU', brand: 'strivona' }, []],
    [{ text: 'GYOR' }, ['gyor']],
    [{ text: 'vera linz' }, ['linz']],
    [{ text: 'ungarn' }, ['gyor']],
    [{ text: '古屋' }, ['nagoya']],
    [{ text: '4020 aust' }, ['linz']],
    [{ text: 'LODZ strasse' }, ['lodz']],
    [{ text: ' .,;' }, ['linz', 'gyor', 'nagoya', 'lodz']],
  ])('match %j, all filters combined (CONTACT-04, CONTACT-05)', (filters, ids) => {
    const found = filterLocations(all, [person], { ...noLocationFilters, ...filters }, 'de')
    expect(found.map(({ id }) => id)).toEqual(ids)
  })

  it('never increase with another filter (CONTACT-04)', () => {
    const filters = fc.record({
      brand: fc.option(fc.constantFrom('kudex', 'strivona', 'nobody')),
      kind: fc.option(fc.constantFrom('sales' as const, 'partner' as const)),
      country: fc.option(fc.constantFrom('AT', 'SI', 'HU')),
      region: fc.option(fc.constantFrom('150', '142')),
      text: fc.string({ unit: 'grapheme' }),
    })
    fc.assert(
      fc.property(filters, (chosen) => {
        const some = filterLocations(all, [person], { ...chosen, brand: null, text: '' }, 'en')
        const fewer = filterLocations(all, [person], chosen, 'en')
        expect(some).toEqual(expect.arrayContaining([...fewer]))
      }),
    )
  })

  it.each([
    ['AT', ['Aderngasse 9', '4020 Linz']],
    ['US', ['Aderngasse 9', 'Linz, 4020']],
    ['GB', ['Aderngasse 9', 'Linz', '4020']],
    ['JP', ['Aderngasse 9', 'Linz 4020']],
  ])('have an address in the format of %s', (country, lines) => {
    expect(listAddressLines({ ...linz, country })).toEqual(lines)
    expect(listAddressLines({ ...linz, country, street: null, postalCode: null })).toEqual(['Linz'])
  })

  it('have a map link if their coordinates are known', () => {
    expect(buildMapAddress(linz)).toBe(
      'https://www.openstreetmap.org/?mlat=48.30690&mlon=14.28580#map=15/48.30690/14.28580',
    )
    expect(buildMapAddress({ latitude: null, longitude: 1 })).toBeNull()
  })
})

describe('the contact person', () => {
  const international = { ...person, id: 'ines', countries: [], languages: ['en', 'de'] }
  const service = { ...person, id: 'urs', kinds: ['service' as const] }
  const french = { ...person, id: 'luc', languages: ['fr'] }

  it.each([
    ['AT', 'de', 'vera'],
    ['AT', 'fr', 'luc'],
    ['AT', 'hu', 'vera'],
    ['JP', 'ja', 'ines'],
    ['ALL', 'en', 'ines'],
  ])('for %s in %s is %s: country, then sales, then language (CONTACT-01)', (country, language, id) => {
    const contacts = [international, service, person, french]
    expect(resolveContactPerson(contacts, { country, language })?.id).toBe(id)
  })

  it('is null without a matching contact', () => {
    expect(resolveContactPerson([person], { country: 'ALL', language: 'de' })).toBeNull()
  })
})

describe('a vCard', () => {
  const source = {
    uid: 'vera',
    person,
    location: linz,
    organization: linz.name,
    countryName: 'Österreich',
    language: 'de',
  }

  it('is read by another parser', () => {
    const card = read(writeVCard(source))
    expect(card('fn')).toBe('Věra Moser')
    expect(card('n')).toEqual(['Moser', 'Věra', '', '', ''])
    expect(card('email')).toBe('vera@kudex.example')
    expect(card('tel')).toBe('tel:+43732555062')
    expect(card('adr')).toEqual(['', '', 'Aderngasse 9', 'Linz', '', '4020', 'Österreich'])
    expect(card('org')).toBe('Kudex Austria GmbH')
    expect(card('version')).toBe('4.0')
  })

  it('of a location has its name and no person', () => {
    const card = read(writeVCard({ ...source, person: null }))
    expect([card('fn'), card('kind'), card('n'), card('tel')]).toEqual([linz.name, 'org', null, 'tel:+43732555060'])
  })

  it('dials abroad without the zero that is dialled at home only', () => {
    for (const phone of ['+43 (0) 732 55 50 60', '+43 (0)732 555060', '+43 732 555060'])
      expect(toPhoneNumber(phone)).toBe('+43732555060')
    expect(toPhoneNumber('(0732) 555060')).toBe('0732555060')
  })

  it('keeps every text in its property, whatever its length and characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (text) => {
        const written = writeVCard({
          ...source,
          person: { ...person, givenName: text, role: text },
          organization: text,
        })
        const lines = written.split('\r\n')
        expect(lines.filter((line) => /^BEGIN:|^END:/.test(line))).toHaveLength(2)
        for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        const shown = text.replace(/\r\n|[\r\n\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, '')
        expect(read(written)('title')).toBe(shown)
      }),
    )
  })
})

function read(card: string): (name: string) => unknown {
  const component = new ICAL.Component(ICAL.parse(card) as unknown[])
  return (name) => component.getFirstPropertyValue(name)
}

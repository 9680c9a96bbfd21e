import { resolveRequest } from '@kudex/domain/paths'
import { describe, expect, it } from 'vitest'
import { testSystem } from '../../../server/testing/testSystem.ts'
import { resolveCountryFallbacks } from './resolveCountryFallbacks.ts'

const { address } = resolveRequest({
  hostname: 'localhost',
  path: '/en/products/x',
  query: '',
  cookies: {},
  acceptLanguage: null,
  system: testSystem,
})
const request = { system: testSystem, address }

describe('where the switch of country leads instead (NAV-23)', () => {
  it('is nowhere else for a page that every country has', () => {
    expect(resolveCountryFallbacks(request, null, () => '/')).toEqual([])
    expect(resolveCountryFallbacks(request, ['ALL', 'CH', 'US'], () => '/')).toEqual([])
  })

  it('is the nearest page of each country that does not have it, the international one included (PAGE-08)', () => {
    const resolveNearest = (country: string) => (country === 'US' ? '/products/cutting' : '/products')
    expect(resolveCountryFallbacks(request, ['DE'], resolveNearest)).toEqual([
      { path: '/products', countries: ['ALL', 'CH'] },
      { path: '/products/cutting', countries: ['US'] },
    ])
  })

  it('is the same products beside each other where the query says what the page shows (CMP-08)', () => {
    const query = '?product=cs-120&product=cs-240'
    expect(resolveCountryFallbacks(request, ['ALL', 'CH'], () => '/comparison', query)).toEqual([
      { path: '/comparison', countries: ['US'] },
      { path: `/products/x${query}`, countries: ['ALL', 'CH'] },
    ])
    expect(resolveCountryFallbacks(request, null, () => '/', query)).toEqual([
      { path: `/products/x${query}`, countries: ['ALL', 'CH', 'US'] },
    ])
  })
})

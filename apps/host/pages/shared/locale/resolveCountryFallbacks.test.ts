import { describe, expect, it } from 'vitest'
import { resolveTestAddress, testSystem } from '../../../server/testing/testSystem.ts'
import { resolveCountryFallbacks } from './resolveCountryFallbacks.ts'

const address = resolveTestAddress('/en/products/x')
const request = { system: testSystem, address }

describe('the country fallbacks of a page (NAV-23)', () => {
  it('are empty for a page that every country has', () => {
    expect(resolveCountryFallbacks(request, null, () => '/')).toEqual([])
    expect(resolveCountryFallbacks(request, ['ALL', 'CH', 'US'], () => '/')).toEqual([])
  })

  it('are the nearest pages of the countries that do not have it, including the international one (PAGE-08)', () => {
    const resolveNearest = (country: string) => (country === 'US' ? '/products/cutting' : '/products')
    expect(resolveCountryFallbacks(request, ['DE'], resolveNearest)).toEqual([
      { path: '/products', countries: ['ALL', 'CH'] },
      { path: '/products/cutting', countries: ['US'] },
    ])
  })

  it('keep the query if it selects the content (CMP-08)', () => {
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

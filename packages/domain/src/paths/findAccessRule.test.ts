import { describe, expect, it } from 'vitest'
import { contractSites, createSystem } from '../testing/contractSystem.ts'
import { findAccessRule } from './index.ts'
import type { AccessRule } from './paths.types.ts'

const rule: AccessRule = {
  pageId: 'prices',
  siteId: 'main',
  path: '/service/prices',
  countries: [],
  kind: 'password',
  role: null,
}
const find = (accessRules: readonly AccessRule[], country: string, segments: readonly string[], siteId = 'main') => {
  const site = { ...contractSites[0]!, id: siteId }
  const locale = {
    code: `en-${country}`,
    urlCode: 'en',
    language: 'en',
    country,
    sisCode: 'en',
    isInternational: false,
  }
  return findAccessRule({ ...createSystem(), accessRules }, { site, locale, segments })
}

describe('the access rule of an address (PAGE-14)', () => {
  it('is the rule of the page at the same site and path', () => {
    expect(find([rule], 'CH', ['service', 'prices'])).toBe(rule)
    expect(find([rule], 'CH', ['prices'])).toBeNull()
    expect(find([rule], 'CH', ['service', 'prices'], 'other')).toBeNull()
  })

  it('is the rule of the page that names the country, before the one for all (PAGE-08)', () => {
    const open: AccessRule = { ...rule, pageId: 'prices-ch', countries: ['CH'], kind: 'none' }
    expect(find([rule, open], 'CH', ['service', 'prices'])).toBe(open)
    expect(find([rule, open], 'DE', ['service', 'prices'])).toBe(rule)
    expect(find([open], 'DE', ['service', 'prices'])).toBeNull()
  })
})

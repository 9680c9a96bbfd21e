import type { PageCheck } from '@kudex/domain/page-checks'
import { findBrandTokens } from '@kudex/ui/brand'
import { expect, it } from 'vitest'
import { siteBrands } from '../../../brands/siteBrands.ts'
import { checkBrand } from './checkBrand.ts'

const check: PageCheck = { findings: [], readingMinutes: {}, catalogueLinks: [] }

it.each(['kudex', 'strivona', 'veritesta', 'conexara', 'brand-portal', 'expo', ...Object.keys(siteBrands)])(
  'finds nothing in the colours of %s (issue 15)',
  (brand) => {
    expect(checkBrand(check, brand)).toEqual(check)
  },
)

it('finds colours that are hard to read, in the scheme that has them', () => {
  const tokens = findBrandTokens('kudex')
  if (!tokens) throw new Error('The brand is missing')
  const { light, dark } = tokens.scheme
  const pale = { ...light, color: { ...light.color, ink: light.color.canvas } }
  const { findings } = checkBrand(check, 'north', () => ({ ...tokens, scheme: { light: pale, dark } }))
  expect(findings).toContainEqual({
    rule: 'brand-contrast',
    severity: 'error',
    path: '',
    block: null,
    language: null,
    value: 'north, light: ink / canvas 1.0 < 4.5',
  })
  expect(findings.filter(({ value }) => value?.includes('dark'))).toEqual([])
})

it('says that the colours of an unknown brand were not checked', () => {
  expect(checkBrand(check, 'north').findings).toMatchObject([{ rule: 'unchecked-brand', value: 'north' }])
})
